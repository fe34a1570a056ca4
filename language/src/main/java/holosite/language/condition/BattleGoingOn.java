package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;

/** A battle is going on at such a place, initiated by such a player. */
public record BattleGoingOn(Filter at, Who initiator) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        String begun =
                initiator == Who.EITHER
                        ? ""
                        : initiator.reader(p)
                                ? p.say("you initiated", "que vous avez initiée")
                                : p.say(
                                        p.player(initiator).text() + " initiated",
                                        "que " + p.player(initiator).text() + " a initiée");
        String place = p.at(at, Determiner.A);
        return holds
                ? Prose.words(
                        p.say("a battle", "une bataille"),
                        begun,
                        p.say("is going on", "se déroule"),
                        place)
                : Prose.words(
                        p.say("no battle", "aucune bataille"),
                        begun,
                        p.say("is going on", "ne se déroule"),
                        place);
    }
}
