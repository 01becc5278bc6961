/** Pages about the portal. `# ` is a heading, `- ` a list entry, anything else a paragraph. */
export const infoPageTexts: Record<'privacy' | 'imprint' | 'contact' | 'help', { en: string; fr: string }> = {
  privacy: {
    en: `
This portal is run by the park's office in Rive-Claire. It keeps what it needs for its services, and nothing else.
# What is kept, and for how long
- Your account: name, work address, company, role and language, until you leave. Your company's administrator can correct it at any time.
- Bookings of rooms and parking: who, where and when. They stay for the statistics without your name after you have left.
- Number plates: only if you enter them, and until 30 days after their last use.
- Sign-ins: time, shortened address and browser, for 12 months, so that misuse can be found.
# Cookies
Necessary cookies keep you signed in and remember language and appearance. With your consent the portal also counts which pages are opened, without your name. You can change your mind in the footer of every page.
# Your rights
You can ask what is stored about you, have it corrected or deleted, and take it with you. Write to reception@demo.park; we answer within 30 days.
`,
    fr: `
Ce portail est exploité par l'administration du parc, à Rive-Claire. Il conserve ce dont ses services ont besoin, et rien d'autre.
# Ce qui est conservé, et pendant combien de temps
- Votre compte : nom, adresse professionnelle, entreprise, rôle et langue, jusqu'à votre départ. L'administrateur de votre entreprise peut le corriger à tout moment.
- Vos réservations de salles et de parking : qui, où et quand. Après votre départ, elles restent dans les statistiques, sans votre nom.
- Les plaques d'immatriculation : uniquement si vous les saisissez, et jusqu'à 30 jours après leur dernière utilisation.
- Les connexions : heure, adresse abrégée et navigateur, pendant 12 mois, pour détecter les abus.
# Cookies
Les cookies nécessaires gardent votre session et retiennent la langue et l'apparence. Avec votre accord, le portail compte aussi les pages ouvertes, sans votre nom. Vous pouvez changer d'avis au bas de chaque page.
# Vos droits
Vous pouvez demander ce qui est enregistré à votre sujet, le faire corriger ou effacer, et l'emporter. Écrivez à reception@demo.park ; nous répondons dans les 30 jours.
`,
  },
  imprint: {
    en: `
Rive-Claire Innovation Park, Allée du Rivage 1, 1099 Rive-Claire, Switzerland
Telephone +41 21 555 10 00, e-mail reception@demo.park
Responsible for the content: the park's office. Companies are responsible for their own entries and jobs.
The park, its companies and its people are invented for this demo.
`,
    fr: `
Parc d'innovation de Rive-Claire, Allée du Rivage 1, 1099 Rive-Claire, Suisse
Téléphone +41 21 555 10 00, e-mail reception@demo.park
Responsable du contenu : l'administration du parc. Les entreprises répondent de leurs propres fiches et offres d'emploi.
Le parc, ses entreprises et ses personnes sont inventés pour cette démonstration.
`,
  },
  contact: {
    en: `
# Reception
In Aurore, Monday to Friday, 07:30 to 18:00: +41 21 555 10 00, reception@demo.park
# At any hour
- Building, heating, water, light: +41 21 555 10 00
- Fire: 118, accidents: 144, then reception
# Portal
Questions about your account go to the administrator of your company. You find the name in your portal, under "Your company".
`,
    fr: `
# Réception
Dans le bâtiment Aurore, du lundi au vendredi de 07 h 30 à 18 h : +41 21 555 10 00, reception@demo.park
# À toute heure
- Bâtiment, chauffage, eau, éclairage : +41 21 555 10 00
- Incendie : 118, accidents : 144, puis la réception
# Portail
Pour toute question sur votre compte, adressez-vous à l'administrateur de votre entreprise. Son nom figure dans votre espace, sous « Votre entreprise ».
`,
  },
  help: {
    en: `
# Signing in
- Use the address that your company gave the park. "Forgot password" sends a link that is valid for an hour.
- No account yet? Your company's administrator invites you.
# Rooms
Choose day, time and number of people; suitable rooms are shown first. The month's quota of your company is beside the booking.
# Parking
A half day costs one credit. Credits come from your company, or from giving up your own spot for a day.
# Finding things
Press / anywhere to search companies, jobs, news, events and pages.
`,
    fr: `
# Se connecter
- Utilisez l'adresse que votre entreprise a transmise au parc. « Mot de passe oublié » envoie un lien valable une heure.
- Pas encore de compte ? L'administrateur de votre entreprise vous invite.
# Salles
Choisissez le jour, l'heure et le nombre de personnes ; les salles adaptées s'affichent en premier. Le contingent du mois de votre entreprise figure à côté de la réservation.
# Parking
Une demi-journée coûte un crédit. Les crédits viennent de votre entreprise, ou de la mise à disposition de votre place.
# Trouver
Appuyez sur / n'importe où pour rechercher des entreprises, emplois, actualités, événements et pages.
`,
  },
};
