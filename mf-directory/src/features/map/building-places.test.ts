import type { MapBuilding } from '@park/contract/directory';
import { placeBuildings, type PlacedBuilding } from './building-places';

const building = (
  id: string,
  latitude: number | null,
  longitude: number | null,
  outline: MapBuilding['outline'] = [],
): MapBuilding => ({ id, name: id, address: '', latitude, longitude, outline, companyCount: 1 });

const middleOf = (placed: PlacedBuilding | undefined) => ({
  x: (placed?.box.x ?? 0) + (placed?.box.width ?? 0) / 2,
  y: (placed?.box.y ?? 0) + (placed?.box.height ?? 0) / 2,
});

describe('the drawing of the park', () => {
  it('has north at its top and east at its right, within its margins', () => {
    const [northWest, southEast] = placeBuildings([
      building('north-west', 46.54, 6.5),
      building('south-east', 46.51, 6.51),
    ]).map(middleOf);
    expect(northWest?.y).toBeCloseTo(8);
    expect(southEast?.y).toBeCloseTo(92);
    expect(northWest?.x).toBeGreaterThan(8);
    expect(northWest?.x).toBeLessThan(50);
    expect(southEast?.x).toBeCloseTo(100 - (northWest?.x ?? 0));
  });

  it('leaves out buildings without coordinates', () => {
    expect(placeBuildings([building('a', 46.5, 6.5), building('b', null, null)])).toHaveLength(1);
    expect(placeBuildings([building('b', null, null)])).toEqual([]);
  });

  it('draws a single building in the middle, and buildings in one line on its width', () => {
    expect(middleOf(placeBuildings([building('a', 46.5, 6.5)])[0])).toEqual({ x: 50, y: 50 });
    const [west, east] = placeBuildings([building('a', 46.5, 6.5), building('b', 46.5, 6.6)]).map(middleOf);
    expect([west?.x, east?.x].map((x) => Math.round(x ?? 0))).toEqual([8, 92]);
    expect(east?.y).toBe(50);
  });

  it('draws the ground plan of a building where it is known, with its corners in their order', () => {
    // An L: the south-eastern quarter is missing.
    const plan: MapBuilding['outline'] = [
      [46.51, 6.5],
      [46.51, 6.51],
      [46.505, 6.51],
      [46.505, 6.505],
      [46.5, 6.505],
      [46.5, 6.5],
    ];
    const [placed] = placeBuildings([building('a', null, null, plan)]);
    expect(placed?.corners).toHaveLength(6);
    const [northWest, northEast, , notch, , southWest] = placed?.corners ?? [];
    expect([northWest?.y, northEast?.y, southWest?.y].map((y) => Math.round(y ?? 0))).toEqual([8, 8, 92]);
    expect(northEast?.x).toBeGreaterThan(northWest?.x ?? 100);
    expect(notch?.y).toBeCloseTo(50);
    expect(notch?.x).toBeCloseTo(50);
    expect(placed?.box.height).toBeCloseTo(84);
  });

  it('keeps space for a name on a building that is small on the drawing', () => {
    const [small] = placeBuildings([
      building('small', null, null, [
        [46.5, 6.5],
        [46.5, 6.50001],
        [46.50001, 6.5],
      ]),
      building('far', 46.6, 6.6),
    ]);
    expect(small?.box.width).toBe(16);
    expect((small?.corners[1]?.x ?? 0) - (small?.corners[0]?.x ?? 0)).toBeLessThan(1);
  });
});
