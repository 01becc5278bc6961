/** Where buildings are on the drawing: north is up, and distances are the same in both directions. */
import type { MapBuilding } from '@park/contract/directory';

/** Percent of the drawing's width from the west, and of its height from the north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlacedBuilding {
  readonly building: MapBuilding;
  /** The box around the ground plan; at least as large as a name needs. */
  readonly box: Place & { readonly width: number; readonly height: number };
  /** Corners of the ground plan, or of the box if the plan is not known. */
  readonly corners: readonly Place[];
}

/** Percent of the drawing that stay free at each side, so that names at the edge have space. */
const marginPercent = 8;
/** Width of the drawing divided by its height; the styles have the same. */
const ratio = 4 / 3;
/** The least box of a building. */
const block = { width: 16, height: 9 };

interface Point {
  readonly east: number;
  readonly north: number;
}

/** Returns the buildings with coordinates, in one scale for both directions and in the middle of the drawing. */
export function placeBuildings(buildings: readonly MapBuilding[]): PlacedBuilding[] {
  const plans = buildings.flatMap((building) => {
    const { latitude, longitude, outline } = building;
    const points =
      outline.length > 0
        ? outline.map(([north, east]) => ({ north, east }))
        : latitude !== null && longitude !== null
          ? [{ north: latitude, east: longitude }]
          : [];
    return points.length > 0 ? [{ building, points }] : [];
  });
  const all = plans.flatMap(({ points }) => points);
  const [first] = all;
  if (!first) return [];
  // A degree of longitude is shorter than one of latitude.
  const perLongitude = Math.cos((first.north * Math.PI) / 180);
  const horizontal = rangeOf(all.map(({ east }) => east * perLongitude));
  const vertical = rangeOf(all.map(({ north }) => north));
  // Degrees of latitude on the drawing's whole width; a single place has no scale.
  const width = Math.max(horizontal.size, vertical.size * ratio) / (1 - (2 * marginPercent) / 100) || 1;
  const placeOf = ({ east, north }: Point): Place => ({
    x: 50 + ((east * perLongitude - horizontal.middle) / width) * 100,
    y: 50 + ((vertical.middle - north) / (width / ratio)) * 100,
  });
  return plans.map(({ building, points }) => {
    const corners = points.map(placeOf);
    const box = boxAround(corners);
    return { building, box, corners: corners.length > 1 ? corners : cornersOf(box) };
  });
}

function boxAround(corners: readonly Place[]): PlacedBuilding['box'] {
  const across = rangeOf(corners.map(({ x }) => x));
  const down = rangeOf(corners.map(({ y }) => y));
  const width = Math.max(across.size, block.width);
  const height = Math.max(down.size, block.height);
  return { x: across.middle - width / 2, y: down.middle - height / 2, width, height };
}

const cornersOf = ({ x, y, width, height }: PlacedBuilding['box']): Place[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function rangeOf(values: readonly number[]): { middle: number; size: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, size: most - least };
}
