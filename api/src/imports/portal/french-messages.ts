/**
 * What imports say about rows, in French. The command line speaks English, so the English message is its own key; `{…}`
 * names a value, which is kept.
 */
export const frenchMessages: Readonly<Record<string, string>> = {
  // Cells
  'has {count} characters, at most {limit} are allowed': 'compte {count} caractères, {limit} au plus sont admis',
  'has {count} values, at most {limit} are allowed': 'compte {count} valeurs, {limit} au plus sont admises',
  'names {value} twice': 'nomme {value} deux fois',
  '{value} is not a key: letters, digits and . _ - @ + / only, at most 120':
    '{value} n’est pas une clé : seulement lettres, chiffres et . _ - @ + /, 120 au plus',
  '{value} is not an e-mail address': '{value} n’est pas une adresse e-mail',
  '{value} is not a phone number': '{value} n’est pas un numéro de téléphone',
  '{value} is not a web address that begins with https:// or http://':
    '{value} n’est pas une adresse web qui commence par https:// ou http://',
  '{value} is neither yes nor no': '{value} n’est ni oui ni non',
  '{value} is not a whole number from {least} to {most}': '{value} n’est pas un nombre entier de {least} à {most}',
  '{value} is not a number from {least} to {most}': '{value} n’est pas un nombre de {least} à {most}',
  '{value} is none of {choices}': '{value} n’est pas admis ; valeurs possibles : {choices}',
  '{value} is not a day of the form 2026-03-31': '{value} n’est pas un jour de la forme 2026-03-31',

  // Tables
  'is no text; save it as CSV': 'n’est pas un fichier texte ; enregistrez-le au format CSV',
  'is empty; its first line names the columns': 'est vide ; la première ligne nomme les colonnes',
  'is not a readable table: {reason}': 'n’est pas un tableau lisible : {reason}',
  'has no name': 'n’a pas de nom',
  'is not a column of this file; did you mean {word}?':
    'n’est pas une colonne de ce fichier ; vouliez-vous dire {word} ?',
  'is not a column of this file': 'n’est pas une colonne de ce fichier',
  'appears twice in the first line': 'figure deux fois dans la première ligne',
  'is missing; this column is required': 'manque ; cette colonne est obligatoire',
  'has {cells} cells, the first line has {columns}; quote cells that contain the separator':
    'compte {cells} cellules, la première ligne {columns} ; mettez entre guillemets les cellules qui contiennent le séparateur',
  'is empty; a value is required': 'est vide ; une valeur est obligatoire',

  // Companies
  '{key} is already on line {line}': '{key} figure déjà à la ligne {line}',
  '{key} is the company of line {line}': '{key} est l’entreprise de la ligne {line}',
  '{name} is no building of this park; did you mean {word}?':
    '{name} n’est pas un bâtiment de ce parc ; vouliez-vous dire {word} ?',
  '{name} is no building of this park': '{name} n’est pas un bâtiment de ce parc',
  'is empty; a new company needs one': 'est vide ; une nouvelle entreprise en a besoin',
  'new sectors, to be reviewed in the catalog: {names}': 'nouveaux secteurs, à vérifier dans le catalogue : {names}',
  'category: the park has no {name}; did you mean {word}?':
    'category : le parc ne connaît pas {name} ; vouliez-vous dire {word} ?',
  'category: the park has no {name}': 'category : le parc ne connaît pas {name}',
  'name: the park has a company {name} already ({key})': 'name : le parc a déjà une entreprise {name} ({key})',
  'somebody added one of these companies meanwhile; nothing was written, try again':
    'quelqu’un a ajouté une de ces entreprises entre-temps ; rien n’a été enregistré, réessayez',
  'the database refused a row ({constraint}); nothing was written':
    'la base de données a refusé une ligne ({constraint}) ; rien n’a été enregistré',

  // Events and news
  '{title}: left alone, it comes from this portal': '{title} : inchangé, car il vient de ce portail',
  '{title}: left alone, a later state (SEQUENCE) was imported':
    '{title} : inchangé, car un état plus récent (SEQUENCE) a été importé',
  'the park has no category {names}; new records with no other become {kind}':
    'le parc ne connaît pas la catégorie {names} ; les nouveaux éléments qui n’en ont pas d’autre deviennent {kind}',
  '{title}: left as edited in the portal: {fields}': '{title} : laissé tel que modifié dans le portail : {fields}',
  'is not a calendar; it begins with BEGIN:VCALENDAR': 'n’est pas un calendrier ; il commence par BEGIN:VCALENDAR',
  'begins and does not end': 'commence et ne se termine pas',
  'is not readable': 'n’est pas lisible',
  '{part}: is not readable; the line was left out': '{part} : illisible ; la ligne a été laissée de côté',
  '{part}: is not an event and was left out': '{part} : n’est pas un événement et a été laissé de côté',
  '{part}: is missing': '{part} : manque',
  '{part}: {value} is not a date that exists': '{part} : {value} n’est pas une date qui existe',
  '{part}: {value} is already on line {line}': '{part} : {value} figure déjà à la ligne {line}',
  '{part}: the zone {zone} is not known and the file does not define it':
    '{part} : le fuseau {zone} est inconnu et le fichier ne le définit pas',
  'DTEND: is before the start': 'DTEND : précède le début',
  'DTEND: is more than a year after the start': 'DTEND : plus d’un an après le début',
  'DURATION: is longer than a year': 'DURATION : dépasse une année',
  'DURATION: is not a length of time': 'DURATION : n’est pas une durée',
  'SUMMARY: is missing; an event needs a title': 'SUMMARY : manque ; un événement a besoin d’un titre',
  'DESCRIPTION: has {count} characters, at most {limit} are allowed':
    'DESCRIPTION : compte {count} caractères, {limit} au plus sont admis',
  'UID: is missing or too long; an event needs one that never changes':
    'UID : manque ou est trop long ; un événement en a besoin, et il ne change jamais',
  'RECURRENCE-ID: the change is meant for all later dates too; it was made to this one only':
    'RECURRENCE-ID : le changement vaut aussi pour les dates suivantes ; il n’a été fait que pour celle-ci',
  'RRULE: has no date from {from} to {until}; the series was left out':
    'RRULE : aucune date du {from} au {until} ; la série a été laissée de côté',
  'RRULE: goes on after {until}; import the file again later for its further dates':
    'RRULE : continue après le {until} ; importez à nouveau le fichier plus tard pour les dates suivantes',
  'RRULE: only the first {count} dates were taken': 'RRULE : seules les {count} premières dates ont été reprises',
  'RRULE: has too many dates': 'RRULE : trop de dates',
  'RRULE: is not a rule': 'RRULE : n’est pas une règle',
  'RRULE: UNTIL is not a date that exists': 'RRULE : UNTIL n’est pas une date qui existe',
  'RRULE: {part} has the value {value}, which is not supported':
    'RRULE : {part} a la valeur {value}, qui n’est pas prise en charge',
  'RRULE: {part} with {frequency} is not supported': 'RRULE : {part} avec {frequency} n’est pas pris en charge',
  'RRULE: {part} is not supported': 'RRULE : {part} n’est pas pris en charge',
  'RRULE: {part} has the value {value}': 'RRULE : {part} a la valeur {value}',
  'RRULE: {part} is not defined for {frequency}': 'RRULE : {part} n’est pas défini pour {frequency}',
  'RRULE: {part} is defined for years only': 'RRULE : {part} n’est défini que pour les années',
  'RRULE: BYDAY has a number, which only months and years without BYWEEKNO can have':
    'RRULE : BYDAY a un nombre, ce qui n’est possible que pour les mois, et pour les années sans BYWEEKNO',
  'RRULE: BYWEEKNO without BYDAY is read differently by calendar programs; the weekday is missing':
    'RRULE : BYWEEKNO sans BYDAY est lu différemment selon les programmes ; le jour de la semaine manque',
  'VTIMEZONE: has a rule that is not yearly': 'VTIMEZONE : contient une règle qui n’est pas annuelle',
  'VTIMEZONE: has a rule without a date': 'VTIMEZONE : contient une règle sans date',
  'holds no <item> of RSS and no <entry> of Atom': 'ne contient ni <item> RSS ni <entry> Atom',
  'is not well formed: {reason}': 'est mal formé : {reason}',
  'its date {date} does not exist': 'sa date {date} n’existe pas',
  'has no guid or id by which it could be recognised': 'n’a ni guid ni id qui permettrait de le reconnaître',
  'has neither a title nor a text': 'n’a ni titre ni texte',
  'its text has {count} characters, at most {limit} are allowed':
    'son texte compte {count} caractères, {limit} au plus sont admis',
};

/** The fields that a message lists as `{fields}`. */
export const frenchFields: Readonly<Record<string, string>> = {
  title: 'titre',
  summary: 'résumé',
  text: 'texte',
  place: 'lieu',
  'online address': 'adresse en ligne',
  'registration address': 'adresse d’inscription',
  time: 'horaire',
  audience: 'public',
  status: 'état',
  date: 'date',
};
