package holosite.rules.text;

import holosite.language.ability.Ability;
import holosite.language.ability.Allows;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Modifies;
import holosite.language.ability.Replaces;
import holosite.language.ability.SharesText;
import holosite.language.ability.Suspends;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.Toll;
import holosite.language.ability.Wanders;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.card.ProgramId;
import holosite.rules.card.TextId;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Compiled texts that report the first time they come up: an action is carried out, a modifier
 * counts, a ruling is about a card while its condition holds. They play exactly as they do
 * unwatched.
 */
final class WatchedTexts {

    private final Definition definition;
    private final Consumer<TextId> watcher;

    private WatchedTexts(Definition definition, Consumer<TextId> watcher) {
        this.definition = definition;
        this.watcher = watcher;
    }

    static CardTexts of(Definition definition, CardTexts texts, Consumer<TextId> watcher) {
        var watched = new WatchedTexts(definition, watcher);
        boolean location = definition.isLocation();
        Text dark = watched.text(texts.of(Side.DARK), location ? TextId.End.DARK : TextId.End.TEXT);
        return new CardTexts(
                definition,
                dark,
                location ? watched.text(texts.of(Side.LIGHT), TextId.End.LIGHT) : dark,
                texts.creatureText(),
                texts.sabacc());
    }

    /** Reports a text once. */
    private final class Report {
        private final TextId text;
        private boolean made;

        private Report(TextId text) {
            this.text = text;
        }

        private void make() {
            if (!made) {
                made = true;
                watcher.accept(text);
            }
        }
    }

    private Text text(Text text, TextId.End end) {
        return new Text(
                each(
                        text.figureChanges(),
                        end,
                        Modifies.class::isInstance,
                        WatchedTexts::figureChange),
                each(text.forbids(), end, Forbids.class::isInstance, WatchedTexts::ruling),
                each(text.allows(), end, Allows.class::isInstance, WatchedTexts::ruling),
                each(text.tolls(), end, Toll.class::isInstance, WatchedTexts::ruling),
                each(
                        text.immunities(),
                        end,
                        ImmuneToAttrition.class::isInstance,
                        (immunity, report) ->
                                new Text.Immunity(
                                        immunity.who(),
                                        read(immunity.bound(), report),
                                        immunity.exactly(),
                                        immunity.when(),
                                        immunity.pointed())),
                each(
                        text.protections(),
                        end,
                        ImmuneTo.class::isInstance,
                        (protection, report) ->
                                new Text.Protection(
                                        protection.who(),
                                        fitting(protection.to(), Check.always(), report),
                                        protection.titles(),
                                        protection.when(),
                                        protection.pointed(),
                                        protection.positional(),
                                        protection.ofHolder())),
                each(
                        text.grants(),
                        end,
                        ability -> ability instanceof Gives || ability instanceof Loses,
                        (grant, report) ->
                                new Text.GrantedFeature(
                                        grant.lost(),
                                        fitting(grant.to(), grant.when(), report),
                                        grant.icon(),
                                        grant.trait(),
                                        grant.toward(),
                                        grant.when(),
                                        grant.positional())),
                each(text.textCancels(), end, WatchedTexts::cancelsText, WatchedTexts::canceling),
                each(text.cancels(), end, WatchedTexts::cancelsCards, WatchedTexts::canceling),
                each(
                        text.copies(),
                        end,
                        ability -> ability instanceof SharesText || ability instanceof ExpandsText,
                        (copy, report) ->
                                new Text.Copy(
                                        copy.of(), copy.onto(), holding(copy.when(), report))),
                each(text.ways(), end, Deploys.class::isInstance, WatchedTexts::way),
                each(
                        text.deployRestrictions(),
                        end,
                        DeploysOnly.class::isInstance,
                        (only, report) ->
                                new Text.DeployRestriction(
                                        fitting(only.where(), only.when(), report), only.when())),
                text.actions().stream().map(this::action).toList(),
                text.triggers().stream().map(this::action).toList(),
                text.stateTriggers().stream()
                        .map(
                                trigger ->
                                        new Text.StateTrigger(
                                                trigger.index(),
                                                trigger.when(),
                                                run(trigger.program())))
                        .toList(),
                text.firings().stream().map(this::firing).toList(),
                text.starts().stream()
                        .map(
                                start ->
                                        new Text.Start(
                                                start.when(), run(start.program()), start.to()))
                        .toList(),
                each(
                        text.wanderingPaths(),
                        end,
                        Wanders.class::isInstance,
                        (path, report) ->
                                new Text.WanderingPath(
                                        fitting(path.along(), Check.always(), report))),
                each(
                        text.carriedAlong(),
                        end,
                        TakenAlong.class::isInstance,
                        (along, report) ->
                                new Text.CarriedAlong(
                                        along.bearers(), along.by(), read(along.price(), report))),
                each(
                        text.replaced(),
                        end,
                        Replaces.class::isInstance,
                        (replaced, report) ->
                                new Text.Replaced(
                                        replaced.number(),
                                        fitting(replaced.which(), Check.always(), report))));
    }

    /** The compiled texts of one kind lie in the order in which the card has them. */
    private <T> List<T> each(
            List<T> parts,
            TextId.End end,
            Predicate<Ability> kind,
            BiFunction<T, Report, T> watched) {
        List<Ability> abilities = end.of(definition.card());
        var all = new ArrayList<T>();
        for (int i = 0; i < abilities.size(); i++) {
            if (kind.test(abilities.get(i))) {
                var report = new Report(new TextId(definition.card().id(), end, i));
                all.add(watched.apply(parts.get(all.size()), report));
            }
        }
        return List.copyOf(all);
    }

    private static boolean cancelsText(Ability ability) {
        return ability instanceof CancelsText
                || (ability instanceof Suspends suspends && suspends.textOnly());
    }

    private static boolean cancelsCards(Ability ability) {
        return ability instanceof Cancels
                || (ability instanceof Suspends suspends && !suspends.textOnly());
    }

    // ---- the kinds

    private static Text.FigureChange figureChange(Text.FigureChange mod, Report report) {
        return new Text.FigureChange(
                mod.said(),
                mod.figure(),
                mod.op(),
                read(mod.amount(), report),
                mod.of(),
                mod.whose(),
                mod.toward(),
                mod.cumulative(),
                mod.when(),
                mod.pointed(),
                mod.positional());
    }

    private static Text.Ruling ruling(Text.Ruling ruling, Report report) {
        boolean anything = CardTest.isAll(ruling.what());
        boolean anywhere = CardTest.isAll(ruling.where());
        return new Text.Ruling(
                ruling.kind(),
                ruling.deed(),
                ruling.who(),
                anything ? ruling.what() : fitting(ruling.what(), ruling.when(), report),
                anything && !anywhere
                        ? fitting(ruling.where(), ruling.when(), report)
                        : ruling.where(),
                ruling.force(),
                anything && anywhere ? holding(ruling.when(), report) : ruling.when(),
                ruling.pointed());
    }

    private static Text.Canceling canceling(Text.Canceling canceling, Report report) {
        return new Text.Canceling(
                canceling.kind(),
                fitting(canceling.of(), canceling.when(), report),
                canceling.ofAtMost(),
                canceling.whose(),
                canceling.when());
    }

    private static DeployWay way(DeployWay way, Report report) {
        DeployWay.Where where =
                switch (way.where()) {
                    case DeployWay.OnCard on ->
                            new DeployWay.OnCard(
                                    fitting(on.host(), way.when(), report),
                                    on.namesOpponents(),
                                    on.namesTitle());
                    case DeployWay.AsCaptiveOf as ->
                            new DeployWay.AsCaptiveOf(fitting(as.escort(), way.when(), report));
                    case DeployWay.Orbiting orbiting ->
                            new DeployWay.Orbiting(fitting(orbiting.system(), way.when(), report));
                    case DeployWay.OnSide side -> side;
                    case DeployWay.IntoDeck deck -> deck;
                };
        boolean noPlace =
                way.where() instanceof DeployWay.OnSide
                        || way.where() instanceof DeployWay.IntoDeck;
        return new DeployWay(
                where,
                way.price(),
                noPlace ? holding(way.when(), report) : way.when(),
                way.aim(),
                way.moment(),
                way.just(),
                way.training(),
                way.loss(),
                way.asksWhetherFirst());
    }

    private CardAction action(CardAction action) {
        return action.running(run(action.program()));
    }

    private Text.WeaponFire firing(Text.WeaponFire fire) {
        return new Text.WeaponFire(
                fire.said(),
                fire.at(),
                fire.price(),
                fire.added(),
                fire.against(),
                fire.when(),
                run(fire.success()),
                fire.again(),
                fire.firer());
    }

    private Program run(Program program) {
        ProgramId id = program.id();
        return program.begun(new Report(id.text())::make);
    }

    // ---- what comes up

    private static Value read(Value value, Report report) {
        return (game, context) -> {
            report.make();
            return value.of(game, context);
        };
    }

    private static CardTest fitting(CardTest test, Check when, Report report) {
        if (CardTest.isAll(test)) {
            return test;
        }
        return new CardTest() {
            @Override
            public boolean fits(GameState game, Context context, int card) {
                boolean fits = test.fits(game, context, card);
                if (fits && !report.made && when.holds(game, context)) {
                    report.make();
                }
                return fits;
            }

            @Override
            public boolean couldFit(Definition card) {
                return test.couldFit(card);
            }
        };
    }

    private static Check holding(Check check, Report report) {
        return new Check() {
            @Override
            public boolean holds(GameState game, Context context) {
                boolean holds = check.holds(game, context);
                if (holds) {
                    report.make();
                }
                return holds;
            }

            @Override
            public boolean positional() {
                return check.positional();
            }
        };
    }
}
