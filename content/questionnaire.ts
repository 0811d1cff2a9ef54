/** The questionnaire of today. A changed question is a new version with a new id: old answers keep their meaning. */
export const questionnaire = {
  id: 'q_v1.1',
  questions: [
    {
      id: 'plan_difficulty',
      text: 'Fällt es dir schwer, einem Trainingsplan zu folgen?',
      options: [
        { value: 'ja', label: 'Ja, Dranbleiben fällt mir schwer' },
        { value: 'nein', label: 'Nein, ich ziehe Pläne durch' },
      ],
    },
    {
      id: 'plan_or_now',
      text: 'Möchtest du einen strukturierten Plan oder lieber jetzt gleich ein Workout?',
      options: [
        { value: 'plan', label: 'Einen Plan, der aufeinander aufbaut' },
        { value: 'jetzt', label: 'Ein Workout, genau dann, wenn ich Zeit habe' },
      ],
    },
    {
      id: 'hyrox_experience',
      text: 'Welche Erfahrung hast du mit HYROX?',
      options: [
        { value: 'erstes', label: 'Ich bereite mich auf mein erstes Rennen vor' },
        { value: 'erfahren', label: 'Ich bin schon Rennen gelaufen' },
        { value: 'kein_interesse', label: 'HYROX interessiert mich nicht' },
      ],
    },
    {
      id: 'mobility',
      text: 'Wie hältst du es mit Mobility-Training?',
      options: [
        { value: 'regelmässig', label: 'Ich mache es regelmäßig' },
        { value: 'gezielt', label: 'Ich mache es gezielt, wo ich es brauche' },
        { value: 'analyse', label: 'Zeigt mir, was ich brauche' },
        { value: 'kein_interesse', label: 'Das interessiert mich nicht' },
      ],
    },
  ],
} as const
