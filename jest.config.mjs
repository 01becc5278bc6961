import path from 'node:path';
import { browserProject, nodeProject } from '@park/build/jest';

const at = (folder) => path.join(import.meta.dirname, folder);

export default {
  projects: [
    nodeProject(at('shared/domain'), 'domain'),
    nodeProject(at('shared/contract'), 'contract'),
    nodeProject(at('shared/build'), 'build'),
    nodeProject(at('demo-park'), 'demo-park'),
    nodeProject(at('api'), 'api'),
    nodeProject(at('shell/server'), 'shell-server'),
    browserProject(at('shared/platform'), 'platform'),
    browserProject(at('shared/ui'), 'ui'),
    browserProject(at('shared/testing'), 'testing'),
    browserProject(at('shell/src'), 'shell'),
    browserProject(at('mf-directory'), 'mf-directory'),
    browserProject(at('mf-news-events'), 'mf-news-events'),
    browserProject(at('mf-parkshare'), 'mf-parkshare'),
    browserProject(at('mf-bookaroom'), 'mf-bookaroom'),
    browserProject(at('mf-portal-admin'), 'mf-portal-admin'),
  ],
};
