package holosite.bots.rookie;

import holosite.language.ability.Action;
import holosite.language.ability.Target;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.Known;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.Ref;
import java.util.List;
import java.util.Optional;

/** Whose cards a text refers to: its host, its target, what it responds to. */
record TargetOwners(
        Side me, Whose host, Whose chosen, Whose subject, Whose doer, List<Target> targets) {

    /** A card lying on a card of this player. */
    static TargetOwners from(Whose host, Side me) {
        return new TargetOwners(me, host, host, host, Whose.EITHER, List.of());
    }

    /** A card aimed at cards of this player. */
    static TargetOwners aimed(Whose aim, Side me) {
        return new TargetOwners(me, Whose.EITHER, aim, Whose.EITHER, Whose.EITHER, List.of());
    }

    /** An action that may respond to something. */
    static TargetOwners answering(
            Action action, Optional<ResponseMoment> moment, Whose aim, Side me) {
        Whose subject = moment.map(ResponseMoment::subject).orElse(Whose.EITHER);
        Whose doer = moment.map(ResponseMoment::doer).orElse(Whose.EITHER);
        return new TargetOwners(me, Whose.EITHER, aim, subject, doer, action.targets());
    }

    Whose player(Who who) {
        return switch (who) {
            case YOU -> Whose.MINE;
            case OPPONENT -> Whose.THEIRS;
            default -> Whose.EITHER;
        };
    }

    /** Whose cards a filter can find. */
    Whose whose(Filter filter) {
        return switch (filter) {
            case Belonging(Who who) -> player(who);
            case Held held -> player(held.who());
            case Being(Ref card) -> whose(card);
            case OfSubtype(var subtype) ->
                    switch (subtype) {
                        case REBEL -> Whose.of(Side.LIGHT, me);
                        case IMPERIAL -> Whose.of(Side.DARK, me);
                        default -> Whose.EITHER;
                    };
            case AllOf(List<Filter> parts) ->
                    parts.stream()
                            .map(this::whose)
                            .filter(w -> w != Whose.EITHER)
                            .findFirst()
                            .orElse(Whose.EITHER);
            default -> Whose.EITHER;
        };
    }

    private Whose whose(Ref card) {
        return switch (card) {
            case Known known ->
                    switch (known) {
                        case IT -> Whose.MINE;
                        case HOST -> host;
                        case SUBJECT -> subject;
                        case AIM -> Whose.THEIRS;
                        case CAUSE, HERE, AFFECTED, TOWARD, PLACE -> Whose.EITHER;
                    };
            case Chosen(String name) -> target(name);
        };
    }

    private Whose target(String name) {
        return targets.stream()
                .filter(target -> target.name().equals(name))
                .map(target -> whose(target.filter()))
                .filter(w -> w != Whose.EITHER)
                .findFirst()
                .orElse(chosen);
    }
}
