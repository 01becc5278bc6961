/** What the rest of parking and other features use of credits. */
export { creditsNotNegativeConstraint, getParkingBalance, getPoolBalance, poolNotNegativeConstraint } from './balance';
export { listBookingCredits } from './booking-lines';
export { listEarners } from './earner';
export { endEarnings, forfeitCredits } from './leaving';
export { chargeHalves, compensate, earnerColumns, refundHalves, type Payer } from './payments';
