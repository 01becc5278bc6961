import type { ProfileUpdate, SessionState } from '../services/session-state';
import { useServices, useStore } from '../services/services';

/** The signed-in person and company; the component renders again when they change. */
export function useSession(): SessionState {
  return useStore(useServices().session);
}

/** Returns a function that applies a change, such as new credits from a command's response, to the session at once. */
export function useProfileUpdate(): (update: ProfileUpdate) => void {
  return useServices().updateProfile;
}
