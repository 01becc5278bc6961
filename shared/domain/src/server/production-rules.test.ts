import { isSafeOrigin, isWeakKey } from './production-rules';

describe('what production asks for', () => {
  it.each(['the-same-for-every-shell', 'operator-key-for-trying-it-out', 'a'.repeat(40), 'Kx9_short'])(
    'calls the key %s weak',
    (key) => expect(isWeakKey(key)).toBe(true),
  );

  it('accepts a key of random characters', () => {
    expect(isWeakKey('q7vN2xJ4mK8sT1wZ6yB3cD5fG9hL0pRa')).toBe(false);
  });

  it('calls an origin safe that is encrypted or this machine', () => {
    expect(
      ['https://portal.park.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://portal.park.example'].map(
        isSafeOrigin,
      ),
    ).toEqual([true, true, true, false]);
  });
});
