import type { ListAddress } from '@park/platform';
import { Loading, SkeletonBone, Stack, type FacetValue } from '@park/ui';
import { listForm } from '@park/ui/pages';
import { Facet } from './Facet';

export interface FacetDefinition<Field extends string> {
  readonly field: Field;
  readonly legend: string;
}

export type FacetValues<Field extends string> = Partial<Record<Field, readonly FacetValue[]>>;

export interface FacetListProps<Field extends string> {
  readonly facets: readonly FacetDefinition<Field>[];
  /** Undefined while loading. */
  readonly values: FacetValues<Field> | undefined;
  readonly address: ListAddress<Field>;
}

/** All filters of the list, with the number of items for each value. */
export function FacetList<Field extends string>({ facets, values, address }: FacetListProps<Field>) {
  if (!values) return <FacetSkeleton />;
  return (
    <Stack gap={6}>
      {facets.map(({ field, legend }) => (
        <Facet
          key={field}
          legend={legend}
          name={field}
          form={listForm}
          values={values[field] ?? []}
          chosen={address.chosen[field]}
          onChoose={(chosen) => address.choose(field, chosen)}
        />
      ))}
    </Stack>
  );
}

function FacetSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        {[0, 1].map((group) => (
          <Stack gap={3} key={group}>
            <SkeletonBone shape="half" />
            {[0, 1, 2, 3].map((line) => (
              <SkeletonBone key={line} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
