/** Values for a schema: mostly valid ones, so that the rules behind validation are reached, and some invalid ones. */
import type { JsonSchema } from './openapi';
import type { Random } from '../random';

const texts = [
  '',
  ' ',
  'a',
  'Éclat d’Œuvre',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '🙂'.repeat(50),
  'x'.repeat(5_000),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
  'name@company.example',
  'https://company.example/page',
];
const days = ['2026-03-02', '2000-01-01', '2100-12-31', '9999-12-31', '0000-00-00', '2026-02-30', '-000001-01-01'];
const moments = [
  '2026-03-02T08:00:00Z',
  '2026-03-29T02:30:00+01:00',
  '2100-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2026-03-02T25:61:00Z',
];
const numbers = [0, 1, -1, 2, 60, 1_000, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 0.1, -0.5];
const oddities: readonly unknown[] = [null, true, [], {}, [[[]]], { $ne: null }, 1e400, 'x', -0, [null], { length: 5 }];

/** Ids that responses mentioned: records that exist. */
export class KnownIds {
  private readonly ids: string[] = [];

  learn(text: string): void {
    for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g)) {
      if (this.ids.length < 5_000) this.ids.push(id);
    }
  }

  pick(random: Random): string {
    return this.ids.length > 0 ? random.pick(this.ids) : '00000000-0000-4000-8000-000000000000';
  }
}

export interface Making {
  readonly random: Random;
  readonly ids: KnownIds;
}

export function textFor({ random, ids }: Making): string {
  const kind = random.below(6);
  if (kind === 0) return random.pick(days);
  if (kind === 1) return random.pick(moments);
  if (kind <= 3) return ids.pick(random);
  return random.pick(texts);
}

export function valueFor(schema: JsonSchema | undefined, making: Making, depth = 0): unknown {
  const { random, ids } = making;
  if (!schema || depth > 8 || random.isOnceIn(25)) return random.pick(oddities);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return valueFor(random.pick(alternatives), making, depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? 'object');
  switch (type) {
    case 'string':
      if (schema.format === 'uuid') return random.isOnceIn(4) ? textFor(making) : ids.pick(random);
      if (schema.format === 'date') return random.pick(days);
      if (schema.format === 'date-time') return random.pick(moments);
      return textFor(making);
    case 'integer':
    case 'number':
      return random.isOnceIn(2)
        ? random.pick(numbers)
        : (schema.minimum ?? 0) + random.below(Math.min(1_000, (schema.maximum ?? 100) - (schema.minimum ?? 0)) + 1);
    case 'boolean':
      return random.isOnceIn(2);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 2, 3, 60]) }, () => valueFor(schema.items, making, depth + 1));
    default:
      return objectFor(schema, making, depth);
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, making: Making, depth: number): object {
  const { random } = making;
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(properties)) {
    const isLeftOut = required.includes(name) ? random.isOnceIn(20) : random.isOnceIn(2);
    if (!isLeftOut) made[name] = valueFor(part, making, depth + 1);
  }
  if (random.isOnceIn(30)) made[random.pick(texts)] = random.pick(oddities);
  return made;
}
