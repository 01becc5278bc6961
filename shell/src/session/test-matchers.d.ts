/** The matchers that the test preset loads, for the type checker. */
import '@testing-library/jest-dom';
