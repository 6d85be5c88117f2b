/**
 * React in a file of its own, which stays the same from release to release, and run before everything else: it makes
 * errors while it starts, and a browser that is watched reads again the whole file that makes one.
 */
import 'react';
import 'react-dom/client';
