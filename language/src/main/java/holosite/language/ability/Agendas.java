package holosite.language.ability;

import holosite.language.card.Agenda;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.List;

/** What this character supports in the Senate, as long as its game text is not canceled. */
public record Agendas(List<Agenda> agendas) implements Ability {

    public Agendas {
        agendas = List.copyOf(agendas);
        Refuse.when(agendas.isEmpty(), "an agenda is for something");
    }

    @Override
    public Passage say(Prose p) {
        String named = String.join(", ", agendas.stream().map(a -> p.say(a.noun())).toList());
        return Passage.of(
                Clause.of(
                        agendas.size() == 1
                                ? p.say("agenda: %s", "programme : %s", named)
                                : p.say("agendas: %s", "programmes : %s", named)));
    }
}
