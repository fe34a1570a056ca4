package holosite.language.effect;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** What is left of a player's battle damage in the battle going on is canceled. */
public record CancelBattleDamage(Who whose) implements Effect {
    public CancelBattleDamage {
        Refuse.when(whose == Who.EITHER, "battle damage is that of one player");
    }

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.CANCEL,
                whose.reader(p)
                        ? p.say(
                                "all your remaining battle damage",
                                "tous vos dommages de bataille restants")
                        : p.say(
                                "all of opponent's remaining battle damage",
                                "tous les dommages de bataille restants de l'adversaire"));
    }
}
