/** Converts between the form, where every field is a text, and the contract. */
import { SupplierBody, type ManagedSupplier } from '@park/contract/suppliers';
import { formSchema } from '@park/ui/form';

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

/** Adds https:// to "ruches.example"; the schema refuses anything else that is not a web address. */
const withScheme = (website: string): string =>
  /^[^\s:/@]+\.[^\s:/@]+(\/\S*)?$/.test(website) ? `https://${website}` : website;

/** Leaves out an empty language; if both are empty the first one is kept, so that the error has a field. */
function prepared(values: unknown): unknown {
  const { texts, website, ...rest } = values as SupplierValues;
  const isEmpty = (language: 'en' | 'fr') => !texts?.[language]?.description?.trim();
  return {
    ...rest,
    website: withScheme(website.trim()),
    texts: { ...(isEmpty('en') && !isEmpty('fr') ? {} : { en: texts.en }), ...(isEmpty('fr') ? {} : { fr: texts.fr }) },
  };
}

/** The rules of the contract, applied to the values of the form. */
export const SupplierInput = formSchema((values: SupplierValues) => SupplierBody.safeParse(prepared(values)));
