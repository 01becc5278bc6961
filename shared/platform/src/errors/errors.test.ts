import { CallError } from './call-error';
import { errorText, handleError } from './handle-error';
import { FatalError, LocalizedError, RecoverableError, UniqueError } from './portal-errors';
import { uniqueId } from './unique-id';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('errors', () => {
  it('have a random UUID each (ENT-21, ERR-02)', () => {
    const [first, second] = [new LocalizedError('errors.x'), new LocalizedError('errors.x')];
    expect(first.id).toMatch(uuidV4);
    expect(first.id).not.toBe(second.id);
    expect(first.key).toBe('errors.x');
  });

  it('make ids where crypto.randomUUID does not exist (AMB-53)', () => {
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      expect(uniqueId()).toMatch(uuidV4);
    } finally {
      if (own) Object.defineProperty(crypto, 'randomUUID', own);
      else Reflect.deleteProperty(crypto, 'randomUUID');
    }
  });

  it('know their kin by brand, across copies of the module (AMB-52)', () => {
    const copy = { [Symbol.for('park.error.localized')]: true, [Symbol.for('park.error.unique')]: true };
    expect(copy instanceof LocalizedError).toBe(true);
    expect(new RecoverableError() instanceof LocalizedError).toBe(true);
    expect(new CallError({ failure: 'network' }) instanceof LocalizedError).toBe(true);
    expect(new LocalizedError('x') instanceof RecoverableError).toBe(false);
    expect(new FatalError('x') instanceof UniqueError).toBe(false);
    expect(new Error('x') instanceof UniqueError).toBe(false);
    expect((null as unknown) instanceof CallError).toBe(false);
  });

  it('recoverable errors have their key (ERR-04)', () => {
    expect(new RecoverableError().key).toBe('errors.recoverable');
  });

  it('read as their translation with the id behind it, once (ERR-03, AMB-51)', () => {
    const error = new LocalizedError('errors.x', { id: 'abc' });
    expect(errorText(error, () => 'Something broke.')).toBe('Something broke. ID: abc');
  });

  it('read as their plain message otherwise (ERR-05)', () => {
    expect(errorText(new UniqueError('plain'), () => 'never')).toBe('plain');
    expect(errorText(new Error('plain'), () => 'never')).toBe('plain');
  });
});

describe('handleError', () => {
  it('matches by class (ERR-06)', () => {
    expect(handleError(new RecoverableError(), LocalizedError, () => 'handled')).toBe('handled');
  });

  it('matches by predicate, arrow or function (ERR-07)', () => {
    const error = new CallError({ failure: 'problem', status: 409 });
    expect(
      handleError(
        error,
        (candidate) => candidate instanceof CallError && candidate.status === 409,
        () => 'handled',
      ),
    ).toBe('handled');
    expect(
      handleError(
        error,
        function isAny() {
          return true;
        },
        () => 'handled',
      ),
    ).toBe('handled');
  });

  it('throws what does not match again, the same object (ERR-08)', () => {
    const error = new Error('other');
    expect(() => handleError(error, LocalizedError, () => 'handled')).toThrow(error);
    expect(() =>
      handleError(
        error,
        () => false,
        () => 'handled',
      ),
    ).toThrow(error);
  });
});
