// Enumerable additions to global prototypes, as old libraries make them.
Array.prototype.last = function () {
  return this[this.length - 1];
};
Array.prototype.remove = function (item) {
  const index = this.indexOf(item);
  if (index >= 0) this.splice(index, 1);
  return this;
};
Array.prototype.each = Array.prototype.forEach;
String.prototype.trimAll = function () {
  return this.replace(/\s+/g, '');
};
// Not enumerable, because jQuery itself would break.
Object.defineProperty(Object.prototype, 'owner', { value: 'somebody else', writable: true, configurable: true });
Object.defineProperty(Object.prototype, 'clone', { value: Object.assign, writable: true, configurable: true });
Function.prototype.defaults = {};
// Like Prototype.js: JSON.stringify turns arrays into text.
Array.prototype.toJSON = function () {
  return `[${Array.from(this, (item) => JSON.stringify(item)).join(', ')}]`;
};
// Global names that other scripts use.
window.process = { env: {} };
window.name = 'React';
