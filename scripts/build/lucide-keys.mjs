// Lucide names each line of an icon by a random React key. The stand-in for its createLucideIcon needs none, and they do
// not compress.

/** Removes the keys. */
export const viteLucideKeys = () => ({
  name: 'lucide-keys',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replace(/,\s*key: "[^"]*"/g, ''), map: null }),
  },
});
