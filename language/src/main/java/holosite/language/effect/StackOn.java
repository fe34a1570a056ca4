package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * Cards are stacked on a card, or face down under it, where they have no effect. When that card
 * leaves the table they go to this pile of their owner.
 */
public record StackOn(Filter cards, Ref host, boolean faceDown, Pile afterwards) implements Effect {

    /** Cards stacked in this way are lost with the card they are on. */
    public StackOn(Filter cards, Ref host, boolean faceDown) {
        this(cards, host, faceDown, Pile.LOST_PILE);
    }

    @Override
    public Statement say(Prose p) {
        String there = p.ref(host).text();
        String later =
                afterwards == Pile.LOST_PILE
                        ? ""
                        : p.say(
                                "; if %s leaves table, what lies there goes to its owner's %s",
                                " ; si %s quitte la table, ce qui s'y trouve va dans %s"
                                        + " de son propriétaire",
                                there,
                                p.say(p.say(afterwards.noun()), p.the(afterwards.noun())));
        return Statement.by(
                Verb.of("stack", "empiler"),
                p.all(cards),
                (faceDown ? p.say("face down under ", "face cachée sous ") : p.say("on ", "sur "))
                        + there
                        + later);
    }
}
