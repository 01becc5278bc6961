import { bodyOf, emptyBody, isBlank, savedBody, writtenLanguages } from './draft-body';
import { changedFields, mergeBodies, withFields } from './merge';

const now = new Date('2026-11-20T08:30:00Z');
const text = (title: string, content = '') => ({ title, summary: '', content, imageAlt: '' });
const base = { ...emptyBody('news', now), type: 'park', texts: { en: text('Roof', '<p>Old</p>'), fr: text('Toit') } };

describe('a merge per field', () => {
  it('keeps what only one of them changed', () => {
    const mine = { ...base, texts: { ...base.texts, en: text('New roof', '<p>Old</p>') } };
    const theirs = { ...base, type: 'press', texts: { ...base.texts, fr: text('Nouveau toit') } };
    const { merged, conflicts } = mergeBodies(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({
      type: 'press',
      texts: { en: { title: 'New roof', content: '<p>Old</p>' }, fr: { title: 'Nouveau toit' } },
    });
  });

  it('asks where both changed the same field, and keeps mine until then', () => {
    const mine = { ...base, texts: { ...base.texts, en: text('Mine', '<p>Old</p>') } };
    const theirs = { ...base, texts: { ...base.texts, en: text('Theirs', '<p>New</p>') } };
    const { merged, conflicts } = mergeBodies(base, mine, theirs);
    expect(conflicts).toEqual([{ path: 'texts.en.title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merged.texts.en).toMatchObject({ title: 'Mine', content: '<p>New</p>' });
    expect(withFields(merged, new Map([['texts.en.title', 'Theirs']])).texts.en?.title).toBe('Theirs');
  });

  it('is no conflict when both made the same change', () => {
    const changed = { ...base, type: 'press' };
    expect(mergeBodies(base, changed, { ...changed })).toEqual({ merged: changed, conflicts: [] });
  });

  it('names the fields that differ', () => {
    expect(changedFields(base, { ...base, isPublished: true, texts: { ...base.texts, fr: text('Tuile') } })).toEqual([
      'isPublished',
      'texts.fr.title',
    ]);
  });
});

describe('what is sent', () => {
  it('leaves out a language without text, also from what is published', () => {
    const body = { ...base, texts: { en: text('Roof'), fr: text(' \u200b') } };
    expect(writtenLanguages(body)).toEqual(['en']);
    expect(savedBody(body)).toMatchObject({ texts: { en: { title: 'Roof' } }, publishedLanguages: ['en'] });
    expect(savedBody<never>(body)).not.toHaveProperty('texts.fr');
  });

  it.each(['', '  ', '\u200b\u200d', '\u00ad\ufeff'])('treats a title of %j as empty', (title) => {
    expect(isBlank(title)).toBe(true);
    expect(savedBody({ ...base, texts: { en: text(title, '<p>x</p>') } })).toMatchObject({
      texts: { en: { title: '' } },
    });
  });

  it('is the same record after it was loaded', () => {
    expect(bodyOf('news', savedBody(base))).toEqual(base);
  });
});
