package holosite.language.ability;

import holosite.language.ability.Modifier.Op;
import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Phrase;
import holosite.language.prose.Preposition;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.List;
import java.util.Optional;

/**
 * A change of a figure in words: of a card, of a player at a place, or of what a player draws or
 * pays.
 */
final class ModifierPhrase {
    private static final Verb MORE = Verb.of("increase", "augmenter");
    private static final Verb LESS = Verb.of("decrease", "diminuer");

    private final Prose p;
    private final Figure figure;
    private final Op op;
    private final Amount amount;
    private final ChangePhrase change;
    private final Filter of;
    private final Who whose;
    private final boolean cumulative;
    private final boolean self;
    private final String toward;

    /** The Epic Event whose total is meant. */
    private final String event;

    ModifierPhrase(Modifier modifier, Prose p) {
        this.p = p;
        figure = modifier.figure();
        op = modifier.op();
        amount = modifier.amount();
        change = new ChangePhrase(p, figure, op, amount);
        of = modifier.of();
        whose = modifier.whose();
        cumulative = modifier.cumulative();
        self = of instanceof Being(Known known) && known == Known.IT;
        p.antecedents().known(Known.AFFECTED, of.phrase().noun());
        // X that differs from place to place is counted at each of them
        p.antecedents()
                .known(
                        Known.TOWARD,
                        figure == Figure.X ? Noun.LOCATION : modifier.toward().phrase().noun());
        toward = toward(modifier.toward());
        event =
                modifier.toward() instanceof Everything
                        ? p.say("an Epic Event", "un événement épique")
                        : p.all(modifier.toward());
    }

    /** Where the affected card goes, or what it aims at, as its figure words it. */
    private String toward(Filter what) {
        return switch (figure) {
            case WEAPON_DESTINY_DRAW, TOTAL_WEAPON_DESTINY, FIRE_COST, TEXT_DESTINY_DRAW ->
                    p.with(Preposition.AGAINST, what, Determiner.ALL);
            case HYPERSPEED ->
                    what instanceof Everything
                            ? ""
                            : p.say("when moving ", "en se déplaçant ")
                                    + p.to(what, Determiner.ALL);
            case TRAINING_DESTINY ->
                    p.say("with %s as mentor", "avec %s comme mentor", p.one(what));
            case MOVE_COST ->
                    what instanceof Being(Known known) && known == Known.HERE
                            ? p.say("to here", "pour venir ici")
                            : p.to(what, Determiner.ALL);
            case FORCE_LOSS, RETRIEVAL -> p.with(Preposition.BECAUSE_OF, what, Determiner.ALL);
            default -> p.to(what, Determiner.ALL);
        };
    }

    Clause told(List<Figure> figures) {
        Clause text =
                drawn()
                        ? number()
                        : op == Op.FREE
                                ? free()
                                : figure.of() == Figure.Of.CARD ? ofCard(figures) : ofPlayer();
        return text.with(how());
    }

    /** What tells this change from another of the same number. */
    private String how() {
        if (cumulative) {
            return p.say(", cumulatively", ", de façon cumulative");
        }
        return op == Op.BASE ? p.say(" (before changes)", " (avant modification)") : "";
    }

    // ---- figures of cards

    private Clause ofCard(List<Figure> figures) {
        if (figure == Figure.RACE_DRAWS || figure == Figure.RACE_DRAWS_USED) {
            return raced(figures);
        }
        Optional<Phrase> uses = uses(figures);
        if (uses.isPresent()) {
            Mention user = self ? p.self(true) : p.mention(of, Determiner.ALL);
            return Verb.MAY.about(p, user, true).with(uses.get()).with(toward);
        }
        if (self) {
            String names = p.and(figures.stream().map(f -> p.say(f.noun())).toList());
            return Clause.of(change.changed().after(names).with(toward));
        }
        Mention owner = p.mention(of, Determiner.ALL);
        return Verb.HAVE.about(p, owner, true).with(change.had(figures).with(toward));
    }

    /** How race destinies are drawn for a Podracer. */
    private Clause raced(List<Figure> figures) {
        String racer = (self ? p.self(true) : p.mention(of, Determiner.ALL)).text();
        Phrase many = change.many(figures);
        return Clause.of(
                figure == Figure.RACE_DRAWS
                        ? many.with(
                                p.say("at a time are drawn for", "à la fois sont tirées pour"),
                                racer)
                        : many.after(p.say("exactly", "exactement"))
                                .with(
                                        p.say(
                                                "of those drawn for %s are used",
                                                "parmi celles tirées pour %s sont utilisées",
                                                racer)));
    }

    /** Figures of a card that are worded by what is drawn or added up for it. */
    private boolean drawn() {
        return figure == Figure.EPIC_EVENT_TOTAL
                || figure == Figure.RACE_DESTINY
                || figure == Figure.CROSSING_OVER
                || figure == Figure.TEXT_DESTINY_DRAW
                || figure == Figure.ASTEROID_DESTINY;
    }

    private String drawnFor() {
        String cards = of instanceof Everything ? "" : p.mention(of, Determiner.ALL).text();
        return switch (figure) {
            case EPIC_EVENT_TOTAL ->
                    Prose.words(
                            p.say("the total of", "le total de"),
                            event,
                            cards.isEmpty() ? "" : p.say("with ", "avec ") + cards);
            case RACE_DESTINY -> p.say("each of ", "chacune de ") + p.all(of);
            case CROSSING_OVER ->
                    p.say(
                            "every attempt to cross %s over",
                            "chaque tentative de faire passer %s de l'autre côté de la Force",
                            cards);
            case TEXT_DESTINY_DRAW ->
                    Prose.words(
                            p.say("each destiny drawn for ", "chaque destinée tirée pour ") + cards,
                            toward);
            default ->
                    p.say("asteroid destiny against ", "la destinée d'astéroïde contre ") + cards;
        };
    }

    /** Figures that count what a card may do: "may use 2 weapons each turn". */
    private Optional<Phrase> uses(List<Figure> figures) {
        return switch (figure) {
            case WEAPONS_PER_TURN, DEVICES_PER_TURN ->
                    Optional.of(
                            change.many(figures)
                                    .after(p.say("use", "utiliser"))
                                    .with(p.say("each turn", "par tour")));
            case SHOTS_PER_BATTLE ->
                    Optional.of(
                            change.many(figures)
                                    .after(p.say("fire", "tirer"))
                                    .with(p.say("each battle", "par bataille")));
            default -> Optional.empty();
        };
    }

    private Clause free() {
        if (figure == Figure.PLAY_COST) {
            Mention cards = p.mention(of, Determiner.ALL);
            String freely =
                    p.say("played free", Adjective.agree("joué* gratuitement", cards.agreement()));
            return Verb.BE.about(p, cards, true).with(freely);
        }
        Verb verb =
                switch (figure) {
                    case DEPLOY_COST -> Verb.of("deploy", "se déployer");
                    case MOVE_COST -> Verb.of("move", "se déplacer");
                    case FIRE_COST -> Verb.of("fire", "tirer");
                    case SHUTTLE_COST ->
                            new Verb(
                                    "shuttle",
                                    "shuttles",
                                    "prendre la navette",
                                    "prenez la navette",
                                    "prend la navette",
                                    "prennent la navette");
                    default -> Verb.BE;
                };
        if (verb.equals(Verb.BE)) {
            return figure == Figure.TRANSIT_FROM || figure == Figure.TRANSIT_TO
                    ? transit()
                    : number();
        }
        String freely = p.say("free", "gratuitement");
        return self
                ? Clause.of(p.say(verb.third(), verb.sg()), freely, toward)
                : verb.about(p, p.mention(of, Determiner.ALL), true).with(freely, toward);
    }

    // ---- figures of players

    /** A figure of a player, at a place or in general: "your Force drain here is +1". */
    private Clause ofPlayer() {
        Mention player = p.player(whose);
        Phrase drawn = amount.quantity(p, false).of(p, figure.noun());
        return switch (figure) {
            case BATTLE_DESTINIES ->
                    op == Op.ADD
                            ? Clause.of(drawn.after(Verb.ADD.clause(p, player, true)).with(place()))
                            : Clause.of(
                                    drawn.after(Verb.DRAW.clause(p, player, true), bound())
                                            .with(place()));
            case BATTLE_DESTINIES_IF_UNABLE ->
                    Clause.of(
                            drawn.after(Verb.DRAW.clause(p, player, true))
                                    .with(
                                            place(),
                                            p.say(
                                                    "if not otherwise able",
                                                    "à défaut d'autre destinée de bataille")));
            case POWER_DESTINIES -> only("total power", "à la puissance totale");
            case ATTRITION_DESTINIES -> only("attrition", "à l'attrition");
            case TRANSIT_FROM, TRANSIT_TO -> transit();
            case FORCE_ICONS -> icons();
            default -> number();
        };
    }

    private String place() {
        return figure.of() == Figure.Of.PLACE ? p.at(of, Determiner.ALL) : "";
    }

    private String bound() {
        return switch (op) {
            case AT_MOST -> p.say("at most", "au plus");
            case AT_LEAST -> p.say("at least", "au moins");
            default -> "";
        };
    }

    /** A destiny that counts for one total alone. */
    private Clause only(String en, String fr) {
        return Clause.of(
                amount.quantity(p, false)
                        .of(p, figure.noun())
                        .after(Verb.ADD.clause(p, p.player(whose), true))
                        .with(place(), p.say("(to %s only)", "(%s seulement)", p.say(en, fr))));
    }

    private Clause icons() {
        Quantity by = amount.quantity(p, false);
        boolean one = p.french() ? by.one() : by.number().equals("1");
        boolean more = op == Op.ADD;
        Phrase icons =
                Phrase.of(
                        Verb.HAVE.clause(p, p.player(whose), true),
                        bound(),
                        by.number(),
                        !more ? "" : by.negative() ? p.say("fewer", "") : p.say("more", ""),
                        figure.noun().in(p.language(), !one),
                        !more ? "" : p.say("", by.negative() ? "de moins" : "de plus"),
                        place());
        return Clause.of(icons.with(by.behind()));
    }

    private Clause transit() {
        String place = p.mention(of, Determiner.ALL).text();
        String way =
                figure == Figure.TRANSIT_FROM
                        ? p.say("from ", "depuis ") + place
                        : p.say("to ", "vers ") + place;
        String transit =
                Prose.words(
                        p.say("docking bay transit", "le transit par les aires d'arrimage"), way);
        Mention player = p.player(whose);
        if (op == Op.FREE) {
            return Clause.of(transit, p.say("is free for", "est gratuit pour"), player.text());
        }
        Phrase fee = amount.quantity(p, false).of(p, Noun.FORCE);
        if (!p.french()) {
            return Clause.of(fee.after(transit, "costs", player.text()));
        }
        return whose.reader(p)
                ? Clause.of(fee.after(transit, "vous coûte"))
                : Clause.of(fee.after(transit, "coûte").with("à", player.text()));
    }

    /** The figure as a subject: "your Force drain", "l'attrition contre l'adversaire". */
    private String name() {
        boolean several = figure.manifold();
        if (drawn()) {
            return drawnFor();
        }
        if (whose == Who.EITHER) {
            return p.article(figure.noun(), several) + figure.noun().in(p.language(), several);
        }
        if (figure == Figure.ATTRITION) {
            return p.say("attrition against ", "l'attrition contre ") + p.player(whose).text();
        }
        return p.of(whose, figure.noun(), several);
    }

    /** Force lost or retrieved by means of certain cards. */
    private String cause() {
        return figure == Figure.FORCE_LOSS || figure == Figure.RETRIEVAL ? toward : "";
    }

    private Clause number() {
        var agreement =
                figure.manifold() ? figure.noun().agreement().many() : figure.noun().agreement();
        Mention it = Mention.third(Prose.words(name(), place(), cause()), agreement);
        if (op == Op.ADD && p.french()) {
            // "De +2" would be the whole of it.
            Quantity by = amount.quantity(p, false);
            Verb changes = by.negative() ? LESS : MORE;
            return Clause.of(changes.clause(p, it, true)).with(by.phrase(by.number()).after("de"));
        }
        Clause is = Clause.of(Verb.BE.clause(p, it, true));
        return switch (op) {
            case ADD -> is.with(change.changed());
            case SET, BASE ->
                    is.with(
                            p.say(
                                    "",
                                    amount instanceof Fixed
                                            ? "de"
                                            : Adjective.agree("égal* à", agreement)),
                            amount.say(p));
            case TIMES ->
                    isHalf()
                            ? is.with(
                                    p.say(
                                            "cut in half",
                                            Adjective.agree("réduit* de moitié", agreement)))
                            : is.with(
                                    p.say(
                                            "multiplied by",
                                            Adjective.agree("multiplié* par", agreement)),
                                    amount.say(p));
            case AT_MOST -> is.with(p.say("at most", "d'au plus"), amount.say(p));
            case AT_LEAST -> is.with(p.say("at least", "d'au moins"), amount.say(p));
            case FREE -> is.with(p.say("free", Adjective.agree("gratuit*", agreement)));
        };
    }

    private boolean isHalf() {
        return amount instanceof Fixed(double factor) && factor == 0.5;
    }

    // ---- as a deed

    /** The change worded as a fact, and as a deed after "may": "add 2 to its power". */
    Statement done(String lasting) {
        Quantity by = amount.quantity(p, false);
        if (figure == Figure.BATTLE_DESTINIES && op == Op.ADD && whose != Who.EITHER) {
            return Statement.by(whose, Verb.ADD, by.of(p, figure.noun()).with(place(), lasting));
        }
        Clause fact = told(List.of(figure)).lasting(lasting);
        switch (figure) {
            case POWER_DESTINIES,
                    ATTRITION_DESTINIES,
                    BATTLE_DESTINIES_IF_UNABLE,
                    TRANSIT_FROM,
                    TRANSIT_TO,
                    WEAPONS_PER_TURN,
                    DEVICES_PER_TURN,
                    SHOTS_PER_BATTLE,
                    RACE_DRAWS,
                    RACE_DRAWS_USED,
                    BATTLE_DESTINIES -> {
                return Statement.fact(fact);
            }
            default -> {}
        }
        String thing =
                figure.of() == Figure.Of.CARD && !drawn()
                        ? Prose.words(p.whose(p.mention(of, Determiner.ALL), figure.noun()), toward)
                        : Prose.words(name(), place());
        return switch (op) {
            case ADD -> {
                String added =
                        by.negative() ? p.say("subtract", "retirer") : p.say("add", "ajouter");
                String to = by.negative() ? p.say("from", "à") : p.say("to", "à");
                yield Statement.change(
                        fact, by.behind().after(added, by.number(), to, thing).with(lasting));
            }
            case SET, BASE ->
                    Statement.change(
                            fact,
                            p.say("set", "fixer"),
                            thing,
                            p.say("to ", "à ") + amount.say(p) + how(),
                            lasting);
            case TIMES ->
                    isHalf()
                            ? Statement.change(
                                    fact,
                                    p.say("cut", "réduire"),
                                    thing,
                                    p.say("in half", "de moitié"),
                                    lasting)
                            : Statement.change(
                                    fact,
                                    p.say("multiply", "multiplier"),
                                    thing,
                                    p.say("by ", "par ") + amount.say(p),
                                    lasting);
            case AT_MOST, AT_LEAST, FREE -> Statement.fact(fact);
        };
    }
}
