/** The platform's fakes: a remote renders in a test without shell, network or bundler. */
export { createFakeClient, refusal, type FakeAnswers, type FakeClient } from './fake-client';
export { firstCallUrls } from './first-call-urls';
export { remoteRenderer, renderRemotePage, renderWithPlatform, type Rendered, type RenderOptions } from './render';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './axe-matcher';

// A test waits for what happens, not for time: a busy machine needs longer than the standard second.
configure({ asyncUtilTimeout: 5_000 });

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { axe } from 'jest-axe';
