/** Types of the matchers that the test preset installs. */
import '@testing-library/jest-dom';
