import { sector } from '../sector';

export const cyber = sector({
  id: 'cyber',
  label: { en: 'cybersecurity', fr: 'cybersécurité' },
  tags: ['security', 'identity', 'privacy'],
  companies: `
    Bastionnet | firewalls for pumping stations | firewalls | speak the language of old controllers | pare-feu pour stations de pompage | pare-feu | parlent la langue des vieux automates | water and power utilities
    Cryptavia | encryption modules for satellites | modules | change their keys in orbit | modules de chiffrement pour satellites | modules | changent de clés en orbite | satellite operators
    Sentinova | phishing drills for small firms | drills | teach without shaming anybody | exercices d'hameçonnage pour petites entreprises | exercices | enseignent sans humilier personne | law firms; municipalities
    Veridoc | signatures for medical certificates | signatures | can be checked with any phone | signatures pour certificats médicaux | signatures | se vérifient avec n'importe quel téléphone | private clinics
    Nocturna Security | night watches for servers | watches | wake the right person, once | veilles nocturnes pour serveurs | veilles | réveillent la bonne personne, une seule fois | municipalities
    Identello | login keys for shared workstations | keys | know the nurse by her badge | clés d'accès pour postes partagés | clés | reconnaissent l'infirmière à son badge | private clinics
    Oublia | deletion services for personal data | services | prove that something is gone | services d'effacement de données personnelles | services | prouvent que quelque chose a disparu | law firms
    Patchwright | update systems for machine tools | systems | never restart in the middle of a workpiece | systèmes de mise à jour pour machines-outils | systèmes | ne redémarrent jamais au milieu d'une pièce | suppliers of the watch industry
    Confidentis | computing rooms for sensitive statistics | rooms | let researchers count without looking | espaces de calcul pour statistiques sensibles | espaces | laissent les chercheurs compter sans voir | statistical offices
    Hameçon | detectors for forged invoices | detectors | notice the one digit that changed | détecteurs de fausses factures | détecteurs | remarquent le seul chiffre qui a changé | municipalities
    Postquanta | libraries for quantum-safe messages | libraries | protect today what will be read in thirty years | bibliothèques pour messages résistant au quantique | bibliothèques | protègent aujourd'hui ce qu'on lira dans trente ans | law firms
    Traceline | registers of software parts | registers | answer within a minute whether one is affected | registres de composants logiciels | registres | disent en une minute si l'on est touché | suppliers of the watch industry
    Voxguard | detectors for cloned voices | detectors | listen for the breaths that a machine forgets | détecteurs de voix clonées | détecteurs | écoutent la respiration que la machine oublie | private banks
  `,
  customers: `
    water and power utilities | services d'eau et d'électricité
    municipalities | communes
    private clinics | cliniques privées
    suppliers of the watch industry | sous-traitants de l'horlogerie
    law firms | études d'avocats
    satellite operators | exploitants de satellites
    statistical offices | offices de statistique
    private banks | banques privées
  `,
  results: `
    The first customer tested the {short} for three months and then signed a contract for five years. | Un premier client a testé les {short} pendant trois mois, puis signé un contrat de cinq ans.
    An independent security test found two weaknesses, both of which were corrected within a week. | Un test de sécurité indépendant a relevé deux faiblesses, corrigées en une semaine.
    The company has been certified to ISO 27001 since the spring. | L'entreprise est certifiée ISO 27001 depuis le printemps.
    The first customer introduced the {short} without interrupting its work. | Chez le premier client, la mise en service des {short} n'a entraîné aucune interruption.
    The technical documentation is public and has been reviewed by two universities. | La documentation technique est publique ; deux hautes écoles l'ont examinée.
    The {short} follow the recommendations of the Federal Office for Cybersecurity. | Les {short} suivent les recommandations de l'Office fédéral de la cybersécurité.
    Training a customer's staff takes half a day, online or on site. | La formation du personnel d'un client dure une demi-journée, en ligne ou sur place.
  `,
  topics: `
    Friday, 17:00: the ransom note | Vendredi, 17 h : la demande de rançon | A table-top exercise for management teams, with a journalist on the phone. | Un exercice sur table pour directions, avec un journaliste au téléphone.
    Passwords are dead, long live passkeys | Les mots de passe sont morts, vive les clés d'accès | Introducing passkeys in a company of thirty, with the questions people really ask. | Introduire les clés d'accès dans une entreprise de trente personnes, avec les vraies questions.
    Reading a contract for security | Lire un contrat sous l'angle de la sécurité | What suppliers promise, what they mean and what to strike out. | Ce que les fournisseurs promettent, ce qu'ils veulent dire et ce qu'il faut biffer.
    The data protection act in practice | La loi sur la protection des données en pratique | Registers, requests and deadlines, on the case of a newsletter. | Registres, demandes et délais, à partir du cas d'une infolettre.
    Locks, badges, cameras | Serrures, badges, caméras | Physical security of a laboratory, with a tour by someone who opens doors for a living. | La sécurité physique d'un laboratoire, avec une visite guidée par quelqu'un dont le métier est d'ouvrir des portes.
    Machines that must not stop | Des machines qui ne doivent pas s'arrêter | Security in production: patch windows, isolation and spare parts. | La sécurité en production : fenêtres de mise à jour, isolation et pièces de rechange.
    Quantum-safe: what to do this year | Après le quantique : que faire cette année | An inventory first, then two decisions, no panic. | D'abord un inventaire, ensuite deux décisions, pas de panique.
    Capture the flag for beginners | « Capture the flag » pour débutants | Teams of three, ten riddles, pizza at half time. | Équipes de trois, dix énigmes, pizza à la mi-temps.
  `,
  jobs: `
    software | Security engineer | Ingénieur·e sécurité
    software | Cryptography engineer | Ingénieur·e en cryptographie
    operations | Incident response coordinator | Coordinateur·trice de réponse aux incidents
    quality | Information security auditor | Auditeur·trice en sécurité de l'information
    software | DevOps engineer | Ingénieur·e DevOps
    commercial | Pre-sales consultant, critical infrastructure | Consultant·e avant-vente, infrastructures critiques
    people | Security awareness trainer | Formateur·trice en sensibilisation à la sécurité
    software | Intern, penetration testing | Stagiaire en tests d'intrusion
  `,
});
