import { createSecretBox } from './secret-box';

const [first, second] = ['q7vN2xJ4mK8sT1wZ6yB3cD5fG9hL0pRa', 'Kd83hfYw92hgLq0sNv64jXpZ1mBtRc7e'];

describe('a stored secret', () => {
  const box = createSecretBox([first]);
  const sealed = box.seal('whsec_abc', 'webhook 1');

  it('is opened with its key, for its owner', () => {
    expect(sealed).not.toContain('whsec');
    expect(box.open(sealed, 'webhook 1')).toBe('whsec_abc');
    expect(box.seal('whsec_abc', 'webhook 1')).not.toBe(sealed);
  });

  it('is refused for another owner, with another key, and when a letter was changed', () => {
    expect(() => box.open(sealed, 'webhook 2')).toThrow();
    expect(() => createSecretBox([second]).open(sealed, 'webhook 1')).toThrow('not configured');
    const [form = '', keyId = '', content = ''] = sealed.split('.');
    const changed = `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`;
    expect(() => box.open([form, keyId, changed].join('.'), 'webhook 1')).toThrow();
    // A shorter tag is easier to guess.
    expect(() => box.open([form, keyId, content.slice(0, 30)].join('.'), 'webhook 1')).toThrow();
  });

  it('is read with an earlier key until it is encrypted again', () => {
    const replaced = createSecretBox([second, first]);
    expect(replaced.open(sealed, 'webhook 1')).toBe('whsec_abc');
    expect([replaced.isCurrent(sealed), box.isCurrent(sealed), box.isCurrent('whsec_abc')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(replaced.isCurrent(replaced.seal('x', 'webhook 1'))).toBe(true);
  });

  it('that was stored in clear is read as it is', () => {
    expect(box.open('whsec_abc', 'webhook 1')).toBe('whsec_abc');
  });
});
