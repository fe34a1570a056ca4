package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.card.Side;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.decision.Act;
import holosite.rules.decision.Fate;
import holosite.rules.decision.Option;
import holosite.rules.view.AskingText;
import holosite.rules.view.CardView;
import holosite.rules.view.OptionView;
import holosite.rules.view.PlacedCards;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What may be answered, each choice as a label. */
final class ChoiceLabels {
    private final Language language;
    private final Function<String, Card> cards;
    private final PlayerWords players;
    private final Prose p;

    ChoiceLabels(Language language, Function<String, Card> cards, PlayerWords players) {
        this.language = language;
        this.cards = cards;
        this.players = players;
        this.p = players.prose();
    }

    List<String> tell(View view, Question q) {
        return switch (q.kind()) {
            case ACT -> {
                var placed = new PlacedCards(view);
                yield q.acts().stream().map(c -> act(view, q, placed, c)).toList();
            }
            case CARDS -> {
                var placed = new PlacedCards(view);
                yield q.cards().stream().map(c -> card(view, placed, c)).toList();
            }
            case NUMBER -> List.of();
            case OPTION -> q.options().stream().map(o -> option(q, o)).toList();
        };
    }

    // ---- acts

    private String act(View view, Question q, PlacedCards placed, Question.ActChoice c) {
        String card = players.named(c.card().title());
        String here = where(view, placed, c.card());
        return switch (c.act()) {
            case Act.Activate a -> p.say("Activate %s", "Activer %s", players.force(1));
            case Act.ForceDrain a ->
                    p.say("Force drain at %s", "Drainer de la Force à %s", card)
                            + worth(view, placed, c);
            case Act.Deploy a -> p.say("Deploy %s", "Déployer %s", card) + cost(c.card());
            case Act.DeployTogether a ->
                    p.say("Deploy %s with a pilot", "Déployer %s avec un pilote", card)
                            + costTogether(c.card());
            case Act.Play a -> p.say("Play %s", "Jouer %s", card) + deed(q, c);
            case Act.UseText a -> p.say("Use %s", "Utiliser %s", card) + here + deed(q, c);
            case Act.Automatic a -> card + here + automatic(q, c);
            case Act.Battle a ->
                    p.say("Initiate a battle at %s", "Initier une bataille à %s", card)
                            + odds(view, placed, c);
            case Act.CreatureAttack a -> p.say("Let %s attack", "Faire attaquer %s", card) + here;
            case Act.Attack a -> p.say("Attack %s", "Attaquer %s", card) + here;
            case Act.Move a -> p.say("Move %s", "Déplacer %s", card) + here;
            case Act.DockingBayTransit a ->
                    p.say(
                            "Docking bay transit from %s",
                            "Transit par les aires d'arrimage depuis %s", card);
            case Act.Shuttle a -> p.say("Shuttle %s", "Transporter %s par navette", card) + here;
            case Act.ShuttleOthers a ->
                    p.say("Shuttle others with %s", "Faire la navette avec %s", card) + here;
            case Act.Land a -> p.say("Land %s", "Faire atterrir %s", card) + here;
            case Act.TakeOff a -> p.say("Take off with %s", "Faire décoller %s", card) + here;
            case Act.BombingRun a ->
                    p.say(
                                    "Make a bombing run with %s",
                                    "Effectuer une mission de bombardement avec %s", card)
                            + here;
            case Act.Embark a -> p.say("Embark with %s", "Embarquer %s", card) + here;
            case Act.Disembark a -> p.say("Disembark with %s", "Débarquer %s", card) + here;
            case Act.ChangeSeats a ->
                    p.say("Change the seat of %s", "Changer %s de siège", card) + here;
            case Act.ShipDocking a ->
                    p.say("Dock %s with another starship", "Arrimer %s à un autre vaisseau", card)
                            + here;
            case Act.Transfer a -> p.say("Transfer %s", "Transférer %s", card) + here;
            case Act.ReplacePersona a ->
                    p.say(
                            "Replace the version on the table with %s",
                            "Remplacer la version sur la table par %s", card);
            case Act.Imprison a ->
                    p.say("Leave the captive of %s here", "Laisser ici le captif de %s", card)
                            + here;
            case Act.TakePrisoner a ->
                    p.say(
                            "Take %s into custody with %s",
                            "Emmener %s sous la garde de %s",
                            players.named(c.other().title()),
                            card);
            case Act.FormSearchParty a ->
                    p.say("Form a search party at %s", "Former une équipe de recherche à %s", card);
            case Act.ReturnFromHolosite a ->
                    p.say(
                            "Return Dejariks or holograms from %s to hand",
                            "Reprendre en main des Déjariks ou hologrammes de %s", card);
            case Act.Draw a -> p.say("Draw a card", "Tirer une carte");
            case Act.Fire a -> p.say("Fire %s", "Tirer avec %s", card) + here;
            case Act.Forfeit a ->
                    p.say("Forfeit %s", "Sacrifier %s", card) + forfeit(placed, c.card());
            case Act.LoseForce a -> p.say("Lose %s", "Perdre %s", players.force(1));
            case Act.MoveAsReact a ->
                    p.say("React: move %s", "Réagir : déplacer %s", card) + here + goal(q);
            case Act.MoveAwayAsReact a ->
                    p.say("React: move %s away", "Réagir : éloigner %s", card) + here;
            case Act.DeployAsReact a ->
                    p.say("React: deploy %s", "Réagir : déployer %s", card) + goal(q);
            case Act.DeployTogetherAsReact a ->
                    p.say(
                                    "React: deploy %s with a pilot",
                                    "Réagir : déployer %s avec un pilote", card)
                            + goal(q);
        };
    }

    private String deed(Question q, Question.ActChoice c) {
        Optional<Action> action = c.said();
        return action.isEmpty() || c.card().id().isEmpty()
                ? ""
                : colon()
                        + PlayerWords.goingOn(
                                ActionSummary.deed(
                                        cards.apply(c.card().id()),
                                        action.get(),
                                        q.moment(),
                                        language));
    }

    private String automatic(Question q, Question.ActChoice c) {
        Optional<Action> action = c.said();
        return action.isEmpty() || c.card().id().isEmpty()
                ? ""
                : colon()
                        + PlayerWords.goingOn(
                                ActionSummary.automatic(
                                        cards.apply(c.card().id()),
                                        action.get(),
                                        q.moment(),
                                        language));
    }

    private String colon() {
        return p.say(": ", " : ");
    }

    private String goal(Question q) {
        return q.moment()
                .map(m -> m.place().title())
                .filter(title -> !title.isEmpty())
                .map(title -> " " + players.to(title))
                .orElse("");
    }

    /** What is printed; the place may change it. */
    private String cost(Question.Seen card) {
        if (card.id().isEmpty()) {
            return "";
        }
        var prices = PrintedDeployCost.printed(cards.apply(card.id()));
        if (prices.isEmpty()) {
            return "";
        }
        String most = players.force(prices.last());
        return " ("
                + (prices.size() == 1
                        ? most
                        : p.say("%s to %s", "%s à %s", p.number(prices.first()), most))
                + ")";
    }

    /** The pilot who comes with it is paid for, too. */
    private String costTogether(Question.Seen card) {
        String cost = cost(card);
        return cost.isEmpty()
                ? ""
                : cost.substring(0, cost.length() - 1)
                        + p.say(" and the pilot's cost)", " et le coût du pilote)");
    }

    private String worth(View view, PlacedCards placed, Question.ActChoice c) {
        String cost =
                Double.isNaN(c.force())
                        ? ""
                        : ", " + p.say("it costs %s", "coûte %s", force(c.force()));
        return placed.of(c.card().handle())
                .flatMap(PlacedCard::place)
                .map(at -> " (" + p.number(at.drain(view.viewer())) + cost + ")")
                .orElse("");
    }

    private String odds(View view, PlacedCards placed, Question.ActChoice c) {
        Side own = view.viewer();
        String power =
                placed.of(c.card().handle())
                        .flatMap(PlacedCard::place)
                        .map(
                                at ->
                                        p.say(
                                                "power %s against %s",
                                                "puissance %s contre %s",
                                                p.number(at.power(own)),
                                                p.number(at.power(own.opposite()))))
                        .orElse("");
        var parts = new ArrayList<String>();
        if (!power.isEmpty()) {
            parts.add(power);
        }
        if (!Double.isNaN(c.force())) {
            parts.add(force(c.force()));
        }
        return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
    }

    private String forfeit(PlacedCards placed, Question.Seen card) {
        return placed.of(card.handle())
                .map(PlacedCard::card)
                .filter(seen -> !Double.isNaN(seen.forfeit()))
                .map(
                        seen ->
                                " ("
                                        + p.say("forfeit ", "valeur de perte ")
                                        + p.number(seen.forfeit())
                                        + (seen.marks().contains(CardView.Mark.HIT)
                                                ? ", " + TableLabels.mark(p, CardView.Mark.HIT)
                                                : "")
                                        + ")")
                .orElse("");
    }

    private String force(double force) {
        return force == 0 ? p.say("free", "gratuit") : players.force(force);
    }

    // ---- cards

    private String card(View view, PlacedCards placed, Question.CardChoice c) {
        Question.Seen card = c.card();
        String label =
                switch (card.where()) {
                    case OWN_SIDE, OTHER_SIDE -> PlaceNames.name(p, card.where());
                    case RESERVE_DECK, FORCE_PILE, USED_PILE ->
                            card.title().isEmpty() ? PlaceNames.top(p, card.where()) : card.title();
                    case HAND ->
                            card.title().isEmpty()
                                    ? p.say(
                                            "a card of the opponent's hand",
                                            "une carte de la main de l'adversaire")
                                    : card.title() + " (" + PlaceNames.name(p, card.where()) + ")";
                    case LOST_PILE, OUT_OF_PLAY, OUTSIDE, SABACC_HAND ->
                            card.title() + " (" + PlaceNames.name(p, card.where()) + ")";
                    case NOWHERE, TABLE, BEING_PLAYED ->
                            players.named(card.title()) + where(view, placed, card);
                };
        return Double.isNaN(c.force()) ? label : label + p.say(": ", " : ") + force(c.force());
    }

    /**
     * Where a card on the table is: on or aboard what, at which place; whose, if not the reader's.
     */
    private String where(View view, PlacedCards placed, Question.Seen card) {
        Optional<PlacedCard> found =
                card.where() == Question.Place.TABLE ? placed.of(card.handle()) : Optional.empty();
        if (found.isEmpty()) {
            return "";
        }
        PlacedCard at = found.get();
        boolean location = at.isLocation();
        var parts = new ArrayList<String>();
        if (!location && at.card().owner() != view.viewer()) {
            parts.add(p.say("opponent's", "à l'adversaire"));
        }
        at.host().ifPresent(host -> parts.add(TableLabels.on(p, at.card().role(), host.title())));
        if (!location) {
            at.place().ifPresent(place -> parts.add(players.at(place.location().title())));
        }
        return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
    }

    // ---- options

    private String option(Question q, OptionView option) {
        return switch (option) {
            case OptionView.Plain(var plain) -> plain(plain);
            case OptionView.Happens(var effects) -> happens(q, effects);
            case OptionView.Between(var left, var right) -> between(left.title(), right.title());
        };
    }

    private String plain(Option.Plain option) {
        return switch (option) {
            case Option.YesOrNo yesOrNo ->
                    switch (yesOrNo) {
                        case YES -> p.say("Yes", "Oui");
                        case NO -> p.say("No", "Non");
                    };
            case Option.InSystem(var system) -> system;
            case Option.OfKind(var kind) -> Prose.capital(new KindWords(players).one(kind));
            case Option.ToldBy(var by) -> new KindWords(players).by(by);
            case Option.Destiny(var number) -> p.say("Destiny %s", "Destinée %s", p.number(number));
            case Fate fate ->
                    switch (fate) {
                        case SEIZE ->
                                p.say("Seized: escorted as a captive", "Captivité sous escorte");
                        case IMPRISON -> p.say("Imprisoned here", "Emprisonnement ici");
                        case ESCAPE ->
                                p.say(
                                        "Escape: to the owner's Used Pile",
                                        "Fuite : vers la pile utilisée de son propriétaire");
                        case RALLY ->
                                p.say("Rally: stays at the site", "Ralliement : reste au site");
                        case LAUNCH ->
                                p.say("Launch: out to the system", "Décollage : vers le système");
                    };
            case Option.Victims victims ->
                    switch (victims) {
                        case OPPONENTS -> p.say("Your opponent's", "Celles de l'adversaire");
                        case OWN -> p.say("Your own", "Les vôtres");
                    };
            case Option.Heading heading ->
                    switch (heading) {
                        case ONWARD -> p.say("Onward in the row", "Vers la suite de la rangée");
                        case BACK -> p.say("Back in the row", "Vers le début de la rangée");
                    };
        };
    }

    private String happens(Question q, List<Effect> effects) {
        if (q.said().isEmpty()) {
            return "";
        }
        AskingText said = q.said().get();
        Prose words =
                ActionSummary.asking(cards.apply(said.card()), said, language)
                        .commanding(!said.ofOpponent());
        return p.sentence(EffectSentences.within(words, effects));
    }

    private String between(String left, String right) {
        if (left.isEmpty() && right.isEmpty()) {
            return p.say("At the end of the table", "Au bout de la table");
        }
        if (left.isEmpty()) {
            return p.say("Before %s", "Avant %s", right);
        }
        return right.isEmpty()
                ? p.say("After %s", "Après %s", left)
                : p.say("Between %s and %s", "Entre %s et %s", left, right);
    }
}
