/** Pictures of news: encoded again, refused, and part of the article. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describeOnDatabase } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');

const english = { title: 'Solar roof', summary: 'Panels', content: '<p>Sun</p>' };
const french = { title: 'Toit solaire', summary: 'Panneaux', content: '<p>Soleil</p>' };
const article = (changes: object = {}) => ({
  type: 'park',
  texts: { en: english, fr: french },
  publishedAt: '2026-03-09T08:00:00Z',
  isPublished: true,
  ...changes,
});

/** A black square whose size is in its head only: unpacking it needs the memory. */
function emptyPng(side: number): Buffer {
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(checksumOf(named));
    return Buffer.concat([length, named, checksum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', rows), part('IEND', Buffer.alloc(0))]);
}

/** The checksum of PNG, CRC-32. */
function checksumOf(data: Buffer): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

describeOnDatabase('writing news with images', (test) => {
  const api = test.api();
  const editor = () => api.as('superAdministrator');
  const visit = (id: string, language = 'en') =>
    api.asVisitor().get(`/api/news/${id}`, { 'accept-language': language });
  const create = async (changes: object = {}) => {
    const { status, body } = await editor().post('/api/news', article(changes));
    expect(status).toBe(201);
    return body;
  };
  beforeEach(() => api.setNow(now));

  const form = (content: Buffer, { name = 'image', type = 'image/png' } = {}) => {
    const boundary = 'x-boundary-x';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n`;
    return {
      method: 'POST' as const,
      url: '/api/publishing/images',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    };
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2266aa' } });

  it('encodes an image again, not larger than needed, without the place that was hidden in it', async () => {
    const place = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '46/1 31/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '6/1 34/1 0/1',
    };
    const jpeg = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: place })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif?.length).toBeGreaterThan(0);
    const { status, body } = await editor().request(form(jpeg, { type: 'text/plain' }));
    expect(status).toBe(201);
    expect(body.image).toMatchObject({ width: 1600, height: 800, url: `/api/files/${body.imageId}` });
    const served = await editor().get(body.image.url);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(served.bytes.includes('secret place')).toBe(false);
    expect((await sharp(served.bytes).metadata()).exif).toBeUndefined();

    const withImage = { imageId: body.imageId, texts: { en: { ...english, imageAlt: 'A roof' }, fr: french } };
    const refused = await editor().post('/api/news', article(withImage));
    expect(refused.body.fields).toEqual({ 'texts.fr.imageAlt': 'errors.field.required' });
    const { id } = await create({ ...withImage, texts: { en: withImage.texts.en } });
    expect((await visit(id)).body.image).toMatchObject({ alt: 'A roof', width: 1600 });
  });

  it.each([
    ['what is no image', async () => form(Buffer.from('<script>alert(1)</script>')), 415, 'errors.upload.notAnImage'],
    [
      'SVG',
      async () => form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')),
      415,
      'errors.upload.notAnImage',
    ],
    [
      'half an image',
      async () => form((await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000)),
      415,
      'errors.upload.notAnImage',
    ],
    ['more than 2 MB', async () => form(Buffer.alloc(2_097_153)), 413, 'errors.upload.tooLarge'],
    ['50 MB', async () => form(Buffer.alloc(52_428_800)), 413, 'errors.tooLarge'],
    [
      'another field',
      async () => form(await picture(9, 9).png().toBuffer(), { name: 'file' }),
      400,
      'errors.validation',
    ],
    ['a form that is none', async () => ({ ...form(Buffer.from('')), payload: 'nonsense' }), 400, 'errors.validation'],
    [
      'JSON',
      async () => ({ ...form(Buffer.from('')), headers: { 'content-type': 'application/json' }, payload: '{}' }),
      400,
      'errors.validation',
    ],
  ])('refuses %s', async (_, make, status, key) => {
    const answer = await editor().request(await make());
    expect([answer.status, answer.body.key]).toEqual([status, key]);
  });

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    [
      'SVG that calls itself PNG',
      async () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
        ),
    ],
    ['30,000 × 30,000 pixels in a few kilobytes', async () => emptyPng(30_000)],
    ['GIF', () => picture(9, 9).gif().toBuffer()],
    ['a signature alone', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])(
    'refuses %s as no image',
    async (_, make) => {
      const answer = await editor().request(form(await make()));
      expect([answer.status, answer.body.key]).toEqual([415, 'errors.upload.notAnImage']);
    },
    20_000,
  );

  it('turns a photograph upright and keeps one picture of an animation', async () => {
    const lying = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await editor().request(form(lying))).body.image).toMatchObject({ width: 40, height: 60 });
    const frames = await sharp(Buffer.concat([Buffer.alloc(30 * 20 * 3, 9), Buffer.alloc(30 * 20 * 3, 99)]), {
      raw: { width: 30, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { body } = await editor().request(form(frames));
    expect(body.image).toMatchObject({ width: 30, height: 20 });
    expect((await sharp((await editor().get(body.image.url)).bytes).metadata()).pages).toBeUndefined();
  });

  it('accepts a form nowhere else', async () => {
    expect((await editor().request({ ...form(Buffer.from('x')), url: '/api/news' })).status).toBe(415);
  });
});
