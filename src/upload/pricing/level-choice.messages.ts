export const levelMessages = {
  levels: 'Levels',
  allLevels: 'All',
  noLevels: 'None',
  levelsMissing: 'Choose at least one level',
} as const;
