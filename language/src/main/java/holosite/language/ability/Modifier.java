package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

import java.util.List;
import java.util.Optional;

/**
 * A change of a figure. {@code of} is the card the figure belongs to: the character whose power it
 * is, the location of a Force drain, the weapon that fires. {@code whose} narrows a figure of a
 * place to a player. {@code toward} is where a card deploys or moves to, or what a weapon aims at.
 */
public record Modifier(
        Figure figure,
        Op op,
        Amount amount,
        Filter of,
        Who whose,
        Filter toward,
        boolean cumulative) {

    /** What happens to the figure. */
    public enum Op {
        /** Stands in for a printed number: the text gives the figure its first value. */
        BASE,
        ADD,
        /** Becomes this number, and nothing changes it further. */
        SET,
        TIMES,
        AT_MOST,
        AT_LEAST,
        /** A cost falls away. */
        FREE
    }

    public static Modifier add(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.ADD, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier set(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.SET, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier base(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.BASE, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier times(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.TIMES, amount, of, Who.EITHER, new Everything(), false);
    }

    public static Modifier atMost(Figure figure, Amount amount, Filter of) {
        return new Modifier(figure, Op.AT_MOST, amount, of, Who.EITHER, new Everything(), false);
    }

    public Modifier of(Filter cards) {
        return new Modifier(figure, op, amount, cards, whose, toward, cumulative);
    }

    public Modifier whose(Who who) {
        return new Modifier(figure, op, amount, of, who, toward, cumulative);
    }

    public Modifier toward(Filter place) {
        return new Modifier(figure, op, amount, of, whose, place, cumulative);
    }

    /** Several cards of one title each count. */
    public Modifier cumulatively() {
        return new Modifier(figure, op, amount, of, whose, toward, true);
    }

    public String say(Prose p) {
        return say(p, List.of(figure));
    }

    /** The same change of several figures: "your Jawas have power and forfeit +1". */
    public String say(Prose p, List<Figure> figures) {
        String text =
                op == Op.FREE
                        ? free(p)
                        : figure.of() == Figure.Of.CARD ? ofCard(p, figures) : ofPlayer(p);
        return cumulative ? text + p.say(", cumulatively", ", de façon cumulative") : text;
    }

    private boolean self() {
        return of instanceof Being(Known known) && known == Known.IT;
    }

    private String ofCard(Prose p, List<Figure> figures) {
        String where = figure.toward(p, toward);
        Quantity by = amount.quantity(p, op == Op.ADD);
        Optional<String> uses = uses(p);
        if (uses.isPresent()) {
            Mention user = self() ? p.self(true) : p.mention(of, Determiner.ALL);
            return Prose.words(Verb.MAY.clause(p, user, true), uses.get());
        }
        if (self()) {
            String names = p.and(figures.stream().map(f -> p.say(f.noun())).toList());
            return Prose.words(names, changed(p, by), where);
        }
        Mention owner = p.mention(of, Determiner.ALL);
        String names =
                p.french()
                        ? p.and(figures.stream().map(f -> p.a(f.noun())).toList())
                        : p.and(figures.stream().map(f -> p.say(f.noun())).toList());
        return Prose.words(
                Verb.HAVE.clause(p, owner, true),
                names,
                p.french() ? changedFrench(p, by) : changed(p, by),
                where);
    }

    /** Figures that count what a card may do: "may use 2 weapons each turn". */
    private Optional<String> uses(Prose p) {
        String many =
                amount.quantity(p, false).of(p, figure.noun())
                        + (op == Op.ADD ? p.say(" more", " de plus") : "");
        return switch (figure) {
            case WEAPONS_PER_TURN, DEVICES_PER_TURN ->
                    Optional.of(p.say("use %s each turn", "utiliser %s par tour", many));
            case SHOTS_PER_BATTLE ->
                    Optional.of(p.say("fire %s each battle", "tirer %s par bataille", many));
            default -> Optional.empty();
        };
    }

    private String changed(Prose p, Quantity by) {
        return switch (op) {
            case ADD -> by.signed();
            case SET, BASE -> "= " + amount.say(p);
            case TIMES -> "×" + amount.say(p);
            case AT_MOST -> p.say("of at most ", "d'au plus ") + amount.say(p);
            case AT_LEAST -> p.say("of at least ", "d'au moins ") + amount.say(p);
            case FREE -> "";
        };
    }

    private String changedFrench(Prose p, Quantity by) {
        return switch (op) {
            case ADD -> "de " + by.signed();
            case SET, BASE ->
                    amount instanceof Fixed ? "de " + amount.say(p) : "égale à " + amount.say(p);
            default -> changed(p, by);
        };
    }

    /** A figure of a player, at a place or in general: "your Force drain here is +1". */
    private String ofPlayer(Prose p) {
        String place = figure.of() == Figure.Of.PLACE ? p.at(of, Determiner.ALL) : "";
        Mention player = p.player(whose);
        Quantity by = amount.quantity(p, op == Op.ADD);
        Quantity many = amount.quantity(p, false);
        return switch (figure) {
            case BATTLE_DESTINIES ->
                    op == Op.ADD
                            ? Prose.words(
                                    Verb.ADD.clause(p, player, true),
                                    many.of(p, figure.noun()),
                                    place)
                            : Prose.words(
                                    Verb.DRAW.clause(p, player, true),
                                    bound(p),
                                    many.of(p, figure.noun()),
                                    place);
            case BATTLE_DESTINIES_IF_UNABLE ->
                    Prose.words(
                            Verb.DRAW.clause(p, player, true),
                            many.of(p, figure.noun()),
                            place,
                            p.say(
                                    "if not otherwise able",
                                    "à défaut d'autre destinée de bataille"));
            case POWER_DESTINIES ->
                    Prose.words(
                            Verb.ADD.clause(p, player, true),
                            many.of(p, figure.noun()),
                            p.say("to total power only", "à la puissance totale seulement"),
                            place);
            case ATTRITION_DESTINIES ->
                    Prose.words(
                            Verb.ADD.clause(p, player, true),
                            many.of(p, figure.noun()),
                            p.say("to attrition only", "à l'attrition seulement"),
                            place);
            case TRANSIT_FROM, TRANSIT_TO -> {
                boolean from = figure == Figure.TRANSIT_FROM;
                String way =
                        from
                                ? p.to(of, Determiner.ALL, "from ", "depuis ")
                                : p.to(of, Determiner.ALL);
                String fee = many.of(p, Noun.FORCE);
                yield whose == Who.YOU || !p.french()
                        ? Prose.words(
                                p.say("docking bay transit", "le transit par les aires d'arrimage"),
                                way,
                                p.say("costs you", "vous coûte"),
                                fee)
                        : Prose.words(
                                "le transit par les aires d'arrimage",
                                way,
                                "coûte",
                                fee,
                                "à",
                                player.text());
            }
            case FORCE_ICONS ->
                    op == Op.ADD
                            ? Prose.words(
                                    Verb.HAVE.clause(p, player, true),
                                    by.negative() ? many.number() : many.number(),
                                    by.negative() ? p.say("fewer", "") : p.say("more", ""),
                                    many.number().equals("1")
                                            ? p.say(figure.noun())
                                            : p.plural(figure.noun()),
                                    p.say("", by.negative() ? "de moins" : "de plus"),
                                    place,
                                    many.tail())
                            : number(p, place, by);
            default -> number(p, place, by);
        };
    }

    private String bound(Prose p) {
        return switch (op) {
            case AT_MOST -> p.say("at most", "au plus");
            case AT_LEAST -> p.say("at least", "au moins");
            default -> "";
        };
    }

    private String number(Prose p, String place, Quantity by) {
        boolean several = figure.manifold();
        String name =
                whose == Who.EITHER
                        ? (p.french() ? p.article(figure.noun(), several) : "")
                                + figure.noun().in(p.language(), several)
                        : figure == Figure.ATTRITION
                                ? p.say("attrition against ", "l'attrition contre ")
                                        + p.player(whose).text()
                                : p.of(whose, figure.noun(), several);
        Mention it =
                Mention.third(
                        Prose.words(name, place),
                        several ? figure.noun().agreement().many() : figure.noun().agreement());
        String is = Verb.BE.clause(p, it, true);
        return switch (op) {
            case ADD -> is + p.say(" ", " de ") + by.signed();
            case SET, BASE -> is + p.say(" ", " de ") + amount.say(p);
            case TIMES ->
                    is
                            + p.say(
                                    " multiplied by ",
                                    Adjective.agree(" multiplié* par ", it.agreement()))
                            + amount.say(p);
            case AT_MOST -> is + p.say(" at most ", " d'au plus ") + amount.say(p);
            case AT_LEAST -> is + p.say(" at least ", " d'au moins ") + amount.say(p);
            case FREE -> is + p.say(" free", " gratuit");
        };
    }

    private String free(Prose p) {
        String where = figure.toward(p, toward);
        Verb verb =
                switch (figure) {
                    case DEPLOY_COST -> Verb.of("deploy", "se déployer");
                    case MOVE_COST -> Verb.of("move", "se déplacer");
                    case FIRE_COST -> Verb.of("fire", "tirer");
                    case SHUTTLE_COST -> Verb.of("shuttle", "prendre la navette", "prend");
                    default -> Verb.BE;
                };
        if (verb == Verb.BE) {
            return number(
                    p,
                    figure.of() == Figure.Of.PLACE ? p.at(of, Determiner.ALL) : "",
                    amount.quantity(p, false));
        }
        String freely = p.say("free", "gratuitement");
        if (self()) {
            return Prose.words(p.say(verb.third(), verb.sg()), freely, where);
        }
        return Prose.words(verb.clause(p, p.mention(of, Determiner.ALL), true), freely, where);
    }

    /** The change as a deed that lasts a while: "add 2 to its power for the rest of this turn". */
    public Statement doing(Prose p, String lasting) {
        Quantity by = amount.quantity(p, false);
        switch (figure) {
            case BATTLE_DESTINIES -> {
                if (op == Op.ADD) {
                    return Statement.by(
                            whose, Verb.ADD, by.of(p, figure.noun()), p.at(of, Determiner.ALL));
                }
            }
            case POWER_DESTINIES,
                    ATTRITION_DESTINIES,
                    BATTLE_DESTINIES_IF_UNABLE,
                    TRANSIT_FROM,
                    TRANSIT_TO,
                    WEAPONS_PER_TURN,
                    DEVICES_PER_TURN,
                    SHOTS_PER_BATTLE -> {
                return Statement.fact(say(p), lasting);
            }
            default -> {}
        }
        String thing;
        if (figure.of() == Figure.Of.CARD) {
            thing =
                    Prose.words(
                            p.whose(p.mention(of, Determiner.ALL), figure.noun()),
                            figure.toward(p, toward));
        } else {
            String place = figure.of() == Figure.Of.PLACE ? p.at(of, Determiner.ALL) : "";
            String own =
                    figure == Figure.ATTRITION && whose != Who.EITHER
                            ? p.say("attrition against ", "l'attrition contre ")
                                    + p.player(whose).text()
                            : whose == Who.EITHER
                                    ? p.article(figure.noun(), figure.manifold())
                                            + figure.noun().in(p.language(), figure.manifold())
                                    : p.of(whose, figure.noun(), figure.manifold());
            thing = Prose.words(own, place);
        }
        return switch (op) {
            case ADD ->
                    by.negative()
                            ? Statement.by(
                                    Verb.of("subtract", "retirer"),
                                    by.number(),
                                    p.say("from", "à"),
                                    thing,
                                    by.tail(),
                                    lasting)
                            : Statement.by(
                                    Verb.ADD,
                                    by.number(),
                                    p.say("to", "à"),
                                    thing,
                                    by.tail(),
                                    lasting);
            case SET, BASE ->
                    Statement.by(
                            Verb.of("set", "fixer"),
                            thing,
                            p.say("to ", "à ") + amount.say(p),
                            lasting);
            case TIMES ->
                    amount instanceof Fixed(double value) && value == 2
                            ? Statement.by(Verb.of("double", "doubler"), thing, lasting)
                            : Statement.by(
                                    Verb.of("multiply", "multiplier"),
                                    thing,
                                    p.say("by ", "par ") + amount.say(p),
                                    lasting);
            case AT_MOST, AT_LEAST, FREE -> Statement.fact(say(p), lasting);
        };
    }
}
