import { publicationLimits } from '@park/contract/publishing';
import { CallError } from '@park/platform';
import { emptyBody } from './draft-body';
import { faultsOf, refusedFields } from './publication-faults';

const { title, summary, location, url, speaker } = publicationLimits;
const long = (limit: number) => 'x'.repeat(limit + 1);

describe('what is wrong with a record', () => {
  it('is each text that is too long, with its limit', () => {
    const texts = { en: { title: long(title), summary: long(summary), content: '', imageAlt: '' } };
    const agenda = [
      { startDate: '2026-03-11', endDate: '2026-03-11', title: { fr: long(title) }, speaker: long(speaker) },
    ];
    const filled = {
      type: 'park',
      publishedAt: '2026-03-01T08:00:00Z',
      startDate: '2026-03-11',
      endDate: '2026-03-11',
    };
    const faults = faultsOf({
      ...emptyBody('event', new Date('2026-03-01T08:00:00Z')),
      ...filled,
      texts,
      agenda,
      location: long(location),
      onlineUrl: long(url),
    });
    expect(Object.fromEntries(Object.entries(faults).map(([path, { values }]) => [path, values?.count]))).toEqual({
      'texts.en.title': title,
      'texts.en.summary': summary,
      location,
      onlineUrl: url,
      'agenda.0.title.fr': title,
      'agenda.0.speaker': speaker,
    });
  });

  it('is not the white space around a text', () => {
    const texts = { en: { title: ` ${'x'.repeat(title)} `, summary: '', content: '', imageAlt: '' } };
    const faults = faultsOf({ ...emptyBody('news', new Date('2026-03-01T08:00:00Z')), type: 'park', texts });
    expect(faults).toEqual({});
  });

  it('is what the server refuses, with the limits that it names', () => {
    const fields = { location: 'errors.field.tooLong', type: 'errors.field.choice' };
    const error = Object.assign(new CallError({ failure: 'problem', status: 422, fields }), {
      fieldValues: { location: { count: 300 } },
    });
    expect(refusedFields(error)).toEqual({
      location: { key: 'errors.field.tooLong', values: { count: 300 } },
      type: { key: 'errors.field.choice' },
    });
  });
});
