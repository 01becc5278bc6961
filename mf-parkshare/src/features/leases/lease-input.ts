import { LeaseBody } from '@park/contract/parking-leases';
import { withRequiredChoices } from '../../shared/required-choices';

export const LeaseInput = withRequiredChoices(LeaseBody, ['spotId', 'companyId']);
