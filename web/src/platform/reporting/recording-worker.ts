// What packs recordings, under an address of ours: the policy of content allows no other. They are cleaned before.
import './clean-recording.ts';
import '@sentry/replay/worker-bundler';
