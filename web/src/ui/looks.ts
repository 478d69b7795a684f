// One stylesheet holds how lists and the frame look, and the first script the names of its classes: in a script of their own
// they would be a request before the first row. What other pages look like comes with them (build/chunks.ts).
import.meta.glob('../**/*.css', { eager: true });
