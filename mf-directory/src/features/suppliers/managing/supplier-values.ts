/** Between what the form holds, where every field is a text, and what the contract wants. */
import { SupplierBody, type ManagedSupplier } from '@park/contract/suppliers';
import type { FormSchema } from '@park/ui/form';

export interface SupplierValues {
  name: string;
  category: string;
  texts: { en: { description: string }; fr: { description: string } };
  website: string;
  email: string;
  phone: string;
}

export function valuesOf(supplier?: ManagedSupplier): SupplierValues {
  const description = (language: 'en' | 'fr') => ({ description: supplier?.texts[language]?.description ?? '' });
  return {
    name: supplier?.name ?? '',
    category: supplier?.category ?? '',
    texts: { en: description('en'), fr: description('fr') },
    website: supplier?.website ?? '',
    email: supplier?.email ?? '',
    phone: supplier?.phone ?? '',
  };
}

/** "ruches.example" as people say it; what cannot be the beginning of an address is left for the schema to refuse. */
const withScheme = (website: string): string =>
  /^[^\s:/@]+\.[^\s:/@]+(\/\S*)?$/.test(website) ? `https://${website}` : website;

/** A language without words is none; where both are empty the first one is asked for, so that the complaint has a field. */
function prepared(values: unknown): unknown {
  const { texts, website, ...rest } = values as SupplierValues;
  const isEmpty = (language: 'en' | 'fr') => !texts?.[language]?.description?.trim();
  return {
    ...rest,
    website: withScheme(website.trim()),
    texts: { ...(isEmpty('en') && !isEmpty('fr') ? {} : { en: texts.en }), ...(isEmpty('fr') ? {} : { fr: texts.fr }) },
  };
}

/** The contract's own rules over the form's values. */
export const SupplierInput = {
  _zod: SupplierBody._zod as unknown as { input: SupplierValues; output: SupplierBody },
  safeParse: (values: unknown) => SupplierBody.safeParse(prepared(values)),
} satisfies FormSchema;
