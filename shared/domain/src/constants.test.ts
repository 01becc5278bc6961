import * as domain from './index';

describe('ids and constants', () => {
  it.each([
    ['Anonymous', 4617],
    ['External', 4618],
    ['Employee', 4619],
    ['CompanyAdministrator', 4620],
    ['CompanySupervisor', 4621],
    ['SuperAdministrator', 4622],
    ['Exited', 4851],
    ['ExternalFIT', 4808],
    ['Facilities', 5456],
    ['Garage', 5464],
  ] as const)('role %s is %i', (name, id) => {
    expect(domain.Role[name]).toBe(id);
    expect(domain.roleName(id)).toBe(name);
  });

  it('has ten roles and no name for anything else', () => {
    expect(domain.roleIds).toHaveLength(10);
    for (const other of [null, undefined, '', 1] as const) expect(domain.roleName(other)).toBeNull();
    expect(domain.roleOrAnonymous('')).toBe(4617);
  });

  it('has six contracts (CON-01 to CON-06)', () => {
    expect(domain.Contract).toEqual({
      SQIE: 4852,
      FEIP_CBIP: 4853,
      FEIPLausanne: 4854,
      GARAGE: 4855,
      SQIEKNOVA: 5452,
      FEIP_PRILLY: 5596,
    });
    expect(domain.isContractId(5464)).toBe(false);
  });

  it('AMB-16: no contract has a role’s number', () => {
    expect(domain.contractIds.filter((id) => domain.isRoleId(id))).toEqual([]);
  });

  it('knows three request sources (SRC-01)', () => {
    expect(domain.requestSources).toEqual(['portal', 'app', 'curl']);
    expect(domain.isRequestSource('web')).toBe(false);
    expect(domain.portalSource).toBe('portal');
  });

  it('names what is stored (CONST-08 to CONST-12)', () => {
    expect([
      domain.authStorageName,
      domain.tokenCookieName,
      domain.tokenCookiePath,
      domain.employeeStorageName,
      domain.membersOnlyStorageName,
    ]).toEqual(['auth', 'token', '/', 'employee', 'membersOnly']);
    expect([domain.consentCookieName, domain.consentDays]).toEqual(['consent', 180]);
  });

  it('allows calls 30 or 60 seconds (TMO-01 to TMO-03)', () => {
    expect(domain.externalApiTimeoutMs).toBe(30_000);
    expect(domain.clientTimeoutMs).toBe(30_000);
    expect(domain.longClientTimeoutMs).toBe(60_000);
  });

  it('sends logs from info on, once a second (CONST-13, CONST-14)', () => {
    expect(domain.reportingThrottleMs).toBe(1000);
    expect(domain.logLevels.filter((level) => domain.reachesLevel(level, domain.defaultLogLevel))).toEqual([
      'info',
      'warn',
      'error',
    ]);
  });

  it('limits tokens in time (MISS-09)', () => {
    expect(domain.tokenLifetimesMs).toEqual({
      session: 2_592_000_000,
      loginLink: 900_000,
      passwordReset: 3_600_000,
      handoff: 60_000,
      invitation: 259_200_000,
    });
  });
});

describe('member event setting', () => {
  it.each([
    ['true', null, 'members'],
    ['members', 'public', 'members'],
    ['false', 'members', 'public'],
    ['public', null, 'public'],
    ['maybe', 'members', 'all'],
    ['', 'members', 'all'],
    [null, 'members', 'members'],
    [undefined, 'public', 'public'],
    [null, null, 'all'],
    [null, 'x', 'all'],
  ] as const)('AMB-49: parameter %p, stored %p: %s', (parameter, stored, setting) => {
    expect(domain.chooseMemberEventSetting(parameter, stored)).toBe(setting);
  });
});
