package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;

/** The battle going on is decided, and this player won it. */
public record BattleWonBy(Who who) implements Condition {
    public BattleWonBy {
        Refuse.when(who == Who.EITHER, "a battle is won by one player");
    }

    @Override
    public String say(Prose p, boolean holds) {
        Mention winner = p.player(who);
        return holds
                ? p.say(
                        "%s won the battle",
                        who.reader(p) ? "%s avez gagné la bataille" : "%s a gagné la bataille",
                        winner.text())
                : p.say(
                        "%s did not win the battle",
                        who.reader(p)
                                ? "%s n'avez pas gagné la bataille"
                                : "%s n'a pas gagné la bataille",
                        winner.text());
    }
}
