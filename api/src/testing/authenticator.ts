/** An authenticator in software for tests: one key pair on the curve P-256, without attestation. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
const base64url = (content: Buffer | string) => Buffer.from(content).toString('base64url');

/** CBOR of what is needed here: small integers, byte strings, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : size < 256
        ? Buffer.from([(type << 5) | 24, size])
        : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as never)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

export class TestAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  counter = 0;

  constructor(private readonly origin = 'http://localhost:4600') {}

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** @param flags user present, user verified, and whether key data follow */
  private data(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((this.counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** What `navigator.credentials.create` answers. */
  create({ challenge, rp }: Options) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = Buffer.concat([this.data(rp?.id ?? '', 0x45), credential]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` answers. */
  get({ challenge, rpId = '' }: Options, { isVerified = true } = {}) {
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.data(rpId, isVerified ? 0x05 : 0x01);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  private answer(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
