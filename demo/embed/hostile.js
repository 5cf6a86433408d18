// What old libraries are found to do to everybody's objects: added where a `for … in` meets it.
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
// Not where a `for … in` meets it: jQuery itself would not stand that.
Object.defineProperty(Object.prototype, 'owner', { value: 'somebody else', writable: true, configurable: true });
Object.defineProperty(Object.prototype, 'clone', { value: Object.assign, writable: true, configurable: true });
Function.prototype.defaults = {};
// As Prototype.js did: an array in JSON becomes a text.
Array.prototype.toJSON = function () {
  return `[${Array.from(this, (item) => JSON.stringify(item)).join(', ')}]`;
};
// Names that scripts of others look for.
window.process = { env: {} };
window.name = 'React';
