/** Conversion between a person's record and the values of the form. */
import type { PersonDetail } from '@park/contract/people';
import type { PersonForm } from '@park/contract/people-forms';
import type { CallInput } from '@park/contract';
import type { OutputOf } from '@park/ui/form';

export type PersonValues = OutputOf<typeof PersonForm>;

export const valuesOf = (person: PersonDetail): PersonValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  role: person.role === null ? '' : String(person.role),
  phone: person.phone ?? '',
  birthDate: person.birthDate ?? '',
  contractIds: person.contractIds.map(String),
  companyId: person.companyId ?? '',
});

type Change = CallInput<'PUT /api/users/{hashedId}'>['body'];

export const bodyOf = (values: PersonValues, { version, isSelf, companyId = '' }: PersonDetail): Change => ({
  version,
  firstName: values.firstName,
  lastName: values.lastName,
  email: values.email,
  role: (values.role === '' ? null : Number(values.role)) as Change['role'],
  phone: values.phone === '' ? null : values.phone,
  birthDate: values.birthDate === '' ? null : values.birthDate,
  ...(values.companyId === companyId ? {} : { companyId: values.companyId }),
  ...(isSelf ? {} : { contractIds: values.contractIds.map(Number) as NonNullable<Change['contractIds']> }),
});
