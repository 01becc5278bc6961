/**
 * Contracts that open rooms and the KNOVA programme (CON-01 to CON-06). Do not confuse them with role ids: the contract
 * GARAGE is 4855, the role Garage is 5464 (AMB-16).
 */
export const Contract = {
  SQIE: 4852,
  FEIP_CBIP: 4853,
  FEIPLausanne: 4854,
  GARAGE: 4855,
  SQIEKNOVA: 5452,
  FEIP_PRILLY: 5596,
} as const;

export type ContractName = keyof typeof Contract;
export type ContractId = (typeof Contract)[ContractName];

export const contractIds: readonly ContractId[] = Object.values(Contract);

/** Whether a value is the id of a contract. */
export const isContractId = (value: unknown): value is ContractId => contractIds.some((id) => id === value);
