package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** None of a player's cards took part in a battle, a Force drain or a Jedi Test this turn. */
public record QuietTurn(Who who) implements Condition {
    public QuietTurn {
        Refuse.when(
                who != Who.YOU && who != Who.OPPONENT,
                "a quiet turn is that of one player's cards");
    }

    @Override
    public String say(Prose p, boolean holds) {
        String whose =
                who.reader(p)
                        ? p.say("your cards", "vos cartes")
                        : p.say("opponent's cards", "les cartes de l'adversaire");
        return holds
                ? p.say(
                        "none of %s took part in a battle, Force drain or Jedi Test this turn",
                        "aucune de %s n'a participé à une bataille, un drainage de Force ou une"
                                + " épreuve de Jedi ce tour",
                        whose)
                : p.say(
                        "some of %s took part in a battle, Force drain or Jedi Test this turn",
                        "une de %s a participé à une bataille, un drainage de Force ou une"
                                + " épreuve de Jedi ce tour",
                        whose);
    }
}
