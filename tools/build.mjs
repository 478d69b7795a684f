// Builds the web application, fresh or not.
import { build } from './setup/build.mjs';

build();
