// What packs recordings, under an address of ours: the policy of content allows no other.
import '@sentry/replay/worker-bundler';
