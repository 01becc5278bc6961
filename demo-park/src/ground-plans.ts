/** Ground plans of the demo park's buildings, for its map. */

/** Corners in metres east and north of the building's position. */
type Plan = readonly (readonly [east: number, north: number])[];

const bar: Plan = [
  [-34, 13],
  [34, 13],
  [34, -13],
  [-34, -13],
];
const corner: Plan = [
  [-32, 26],
  [-6, 26],
  [-6, -2],
  [32, -2],
  [32, -26],
  [-32, -26],
];
const court: Plan = [
  [-33, 25],
  [-15, 25],
  [-15, -5],
  [15, -5],
  [15, 25],
  [33, 25],
  [33, -25],
  [-33, -25],
];
const tower: Plan = [
  [-20, 20],
  [20, 20],
  [20, -20],
  [-20, -20],
];
const wing: Plan = [
  [-34, 22],
  [34, 22],
  [34, 2],
  [12, 2],
  [12, -22],
  [-12, -22],
  [-12, 2],
  [-34, 2],
];

const plans: readonly Plan[] = [court, bar, corner, tower, bar, wing, tower, corner, corner, bar, court, bar, wing];
/** The streets follow the shore. */
const turn = (8 * Math.PI) / 180;
const metresPerDegree = 111_320;

/** @returns latitude and longitude of the corners, as a cell of buildings.csv */
export function groundPlan(index: number, latitude: number, longitude: number): string {
  const perLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return (plans[index % plans.length] ?? bar)
    .map(([east, north]) => {
      const turnedEast = east * Math.cos(turn) - north * Math.sin(turn);
      const turnedNorth = east * Math.sin(turn) + north * Math.cos(turn);
      return `${(latitude + turnedNorth / metresPerDegree).toFixed(6)} ${(longitude + turnedEast / perLongitude).toFixed(6)}`;
    })
    .join('|');
}
