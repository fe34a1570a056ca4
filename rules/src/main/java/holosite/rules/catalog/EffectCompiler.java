package holosite.rules.catalog;

import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.effect.AimAt;
import holosite.language.effect.AttachTo;
import holosite.language.effect.Branch;
import holosite.language.effect.BreakCover;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.Capture;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Crash;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.Disarm;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.EndBattle;
import holosite.language.effect.Exclude;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.ForEach;
import holosite.language.effect.GoMissing;
import holosite.language.effect.GoUndercover;
import holosite.language.effect.HitIt;
import holosite.language.effect.Lasting;
import holosite.language.effect.LookAt;
import holosite.language.effect.LoseForce;
import holosite.language.effect.May;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MayPay;
import holosite.language.effect.MoveAway;
import holosite.language.effect.MoveTo;
import holosite.language.effect.Pick;
import holosite.language.effect.PickRandomly;
import holosite.language.effect.PickTop;
import holosite.language.effect.Put;
import holosite.language.effect.Recirculate;
import holosite.language.effect.Release;
import holosite.language.effect.Relocate;
import holosite.language.effect.Remember;
import holosite.language.effect.RestoreIt;
import holosite.language.effect.Retarget;
import holosite.language.effect.Retrieve;
import holosite.language.effect.ReturnToTable;
import holosite.language.effect.Shuffle;
import holosite.language.effect.StackOn;
import holosite.language.effect.Steal;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseForce;
import holosite.language.filter.Filter;
import holosite.rules.Game;
import holosite.rules.action.Ask;
import holosite.rules.action.Frame;
import holosite.rules.action.Program;
import holosite.rules.action.Program.Op;
import holosite.rules.capture.Captivity;
import holosite.rules.capture.Exclusion;
import holosite.rules.capture.Missing;
import holosite.rules.capture.Stealing;
import holosite.rules.capture.Undercover;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.PileDeployment;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.Draw;
import holosite.rules.force.Activation;
import holosite.rules.force.DrawPhase;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.force.Piles;
import holosite.rules.force.Recirculation;
import holosite.rules.force.Retrieval;
import holosite.rules.modifier.Lastings;
import holosite.rules.move.Moves;
import holosite.rules.table.Leaving;
import holosite.rules.table.Stacking;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.weapon.Crashing;
import holosite.rules.weapon.Disarming;
import holosite.rules.weapon.Fire;
import holosite.rules.weapon.Hits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Flattens the effects of an action into a program. */
final class EffectCompiler {
    private final String name;
    private final Slots slots;
    private final FilterCompiler filters;
    private final AmountCompiler amounts;
    private final ConditionCompiler conditions;
    private final List<Op> ops = new ArrayList<>();
    private final Map<Integer, Effect> said = new HashMap<>();
    private final List<Text.Part> lastings = new ArrayList<>();

    EffectCompiler(String name, Slots slots) {
        this.name = name;
        this.slots = slots;
        filters = new FilterCompiler(slots);
        amounts = new AmountCompiler(slots);
        conditions = new ConditionCompiler(slots);
    }

    Program program(List<Effect> effects) {
        effects.forEach(this::add);
        return new Program(name, ops, slots.cards(), slots.numbers(), said, lastings);
    }

    /** Something done at once: the frame goes on when whatever it pushed is through. */
    private interface Deed {
        void run(Game game, Context context, Frame frame);
    }

    private void then(Deed deed) {
        ops.add(
                (game, frame) -> {
                    game.push(frame.next());
                    deed.run(game, Context.of(frame), frame);
                });
    }

    /** Something done to the cards a filter names. */
    private interface DeedOnCards {
        void run(Game game, Context context, int[] cards);
    }

    private void onCards(Filter filter, DeedOnCards deed) {
        var cards = filters.several(filter);
        then((game, x, frame) -> deed.run(game, x, cards.cards(game, x)));
    }

    /** A player a text means; where it means either, the one the text belongs to. */
    private static int player(Who who, Context x) {
        int player = Players.resolve(who, x);
        return player == Table.NOBODY ? x.player() : player;
    }

    /** Does something for the player meant, or for both, the turn player first. */
    private static void forEach(
            Game game, Who who, Context x, java.util.function.IntConsumer deed) {
        int player = Players.resolve(who, x);
        if (player == Table.NOBODY) {
            deed.accept(1 - game.turn().player());
            deed.accept(game.turn().player());
        } else {
            deed.accept(player);
        }
    }

    /** Every operation remembers the innermost effect it comes from. */
    private void add(Effect effect) {
        int first = ops.size();
        compile(effect);
        for (int at = first; at < ops.size(); at++) {
            said.putIfAbsent(at, effect);
        }
    }

    private void compile(Effect effect) {
        switch (effect) {
            case LoseForce e -> {
                Value amount = amounts.value(e.amount());
                Zone first = e.from().map(Zone::of).orElse(Zone.LIMBO);
                then(
                        (game, x, frame) -> {
                            double force = amount.of(game, x);
                            forEach(
                                    game,
                                    e.who(),
                                    x,
                                    p -> ForceLoss.lose(game, p, force, first, x.it(), false));
                        });
            }
            case Retrieve e -> {
                Value amount = amounts.value(e.amount());
                CardTest test = filters.test(e.which());
                then(
                        (game, x, frame) -> {
                            int p = player(e.who(), x);
                            int[] fitting = Piles.fitting(game, x, test, p, Zone.LOST_PILE);
                            Retrieval.retrieve(
                                    game,
                                    p,
                                    amount.of(game, x),
                                    fitting,
                                    e.how(),
                                    Zone.of(e.to()),
                                    x.it());
                        });
            }
            case Activate e -> {
                Value amount = amounts.value(e.amount());
                int slot = slots.hiddenNumber();
                if (e.upTo()) {
                    ask(
                            (game, x) ->
                                    Ask.number(
                                            player(e.who(), x),
                                            Prompt.of(Prompt.Key.NUMBER, x.it()),
                                            slot,
                                            0,
                                            (int) amount.of(game, x)));
                    then(
                            (game, x, frame) ->
                                    Activation.many(
                                            game, player(e.who(), x), (int) frame.numbers()[slot]));
                } else {
                    then(
                            (game, x, frame) ->
                                    forEach(
                                            game,
                                            e.who(),
                                            x,
                                            p ->
                                                    Activation.many(
                                                            game, p, (int) amount.of(game, x))));
                }
            }
            case UseForce e -> {
                Value amount = amounts.value(e.amount());
                then(
                        (game, x, frame) -> {
                            int p = player(e.who(), x);
                            ForceUse.use(
                                    game,
                                    p,
                                    Math.min(
                                            ForceUse.available(game, p), (int) amount.of(game, x)));
                        });
            }
            case DrawCards e -> {
                Value amount = amounts.value(e.amount());
                then(
                        (game, x, frame) ->
                                forEach(
                                        game,
                                        e.who(),
                                        x,
                                        p -> {
                                            for (int i = (int) amount.of(game, x); i > 0; i--) {
                                                DrawPhase.from(game, p, Zone.of(e.from()));
                                            }
                                        }));
            }
            case Put e -> {
                var cards = filters.several(e.cards());
                then(
                        (game, x, frame) -> {
                            Replacing.savedInstead(game, x, e.to());
                            Leaving.put(
                                    game,
                                    cards.cards(game, x),
                                    Zone.of(e.to()),
                                    e.position() == Put.Position.TOP);
                        });
            }
            case TakeFrom e -> {
                CardTest test = filters.test(e.which());
                Value least = amounts.value(e.least());
                Value most = amounts.value(e.most());
                then(
                        (game, x, frame) ->
                                Piles.take(
                                        game,
                                        player(e.taker(), x),
                                        player(e.whose(), x),
                                        Zone.of(e.from()),
                                        Piles.fitting(
                                                game,
                                                x,
                                                test,
                                                player(e.whose(), x),
                                                Zone.of(e.from())),
                                        (int) least.of(game, x),
                                        (int) most.of(game, x),
                                        Zone.of(e.to()),
                                        e.reshuffle(),
                                        x.it()));
            }
            case DeployFrom e -> {
                CardTest test = filters.test(e.which());
                CardTest where = filters.test(e.where());
                then(
                        (game, x, frame) ->
                                PileDeployment.begin(
                                        game,
                                        player(e.who(), x),
                                        Zone.of(e.from()),
                                        x,
                                        test,
                                        where,
                                        e.discount(),
                                        e.free(),
                                        e.reshuffle()));
            }
            case DrawDestiny e -> {
                Value draws = amounts.value(e.draws());
                int slot = slots.number(e.name());
                // what the action is aimed at, for texts that change draws against it
                int aim = slots.cards().indexOf("target");
                then(
                        (game, x, frame) ->
                                DestinyDraws.draw(
                                        game,
                                        player(e.who(), x),
                                        (int) draws.of(game, x),
                                        e.kind(),
                                        slot,
                                        x.it(),
                                        aim < 0 ? Table.NOBODY : frame.card(aim)));
            }
            case Branch e -> branch(e);
            case ChooseOne e -> chooseOne(e);
            case May e -> may(e);
            case MayPay e -> mayPay(e);
            case ForEach e -> forEach(e);
            case Pick e -> {
                int slot = slots.card(e.name());
                Which from = filters.which(e.from());
                Value least = amounts.value(e.least());
                Value most = amounts.value(e.most());
                ask(
                        (game, x) ->
                                Ask.cards(
                                        player(e.who(), x),
                                        Prompt.of(Prompt.Key.PICK, x.it()),
                                        slot,
                                        from.all(game, x),
                                        (int) least.of(game, x),
                                        (int) most.of(game, x)));
            }
            case PickRandomly e -> {
                int slot = slots.card(e.name());
                Value count = amounts.value(e.count());
                ops.add(
                        (game, frame) -> {
                            Context x = Context.of(frame);
                            game.push(
                                    frame.next()
                                            .withCards(
                                                    slot,
                                                    Piles.random(
                                                            game,
                                                            player(e.whose(), x),
                                                            Zone.of(e.from()),
                                                            (int) count.of(game, x))));
                        });
            }
            case PickTop e -> {
                int slot = slots.card(e.name());
                Value count = amounts.value(e.count());
                ops.add(
                        (game, frame) -> {
                            Context x = Context.of(frame);
                            game.push(
                                    frame.next()
                                            .withCards(
                                                    slot,
                                                    Piles.top(
                                                            game,
                                                            player(e.whose(), x),
                                                            Zone.of(e.from()),
                                                            (int) count.of(game, x))));
                        });
            }
            case ChooseNumber e -> {
                int slot = slots.number(e.name());
                Value least = amounts.value(e.least());
                Value most = amounts.value(e.most());
                ask(
                        (game, x) ->
                                Ask.number(
                                        player(e.who(), x),
                                        Prompt.of(Prompt.Key.NUMBER, x.it()),
                                        slot,
                                        (int) least.of(game, x),
                                        (int) most.of(game, x)));
            }
            case Remember e -> {
                int slot = slots.number(e.name());
                Value amount = amounts.value(e.amount());
                ops.add(
                        (game, frame) ->
                                game.push(
                                        frame.next()
                                                .withNumber(
                                                        slot, amount.of(game, Context.of(frame)))));
            }
            case Lasting e -> {
                Text.Part part = AbilityCompiler.part(e.ability(), slots);
                int index = lastings.size();
                lastings.add(part);
                then((game, x, frame) -> Lastings.begin(game, part, e.duration(), frame, index));
            }
            case CancelIt e -> then((game, x, frame) -> game.cancel(x.event().id()));
            case CancelCards e ->
                    onCards(e.cards(), (game, x, cards) -> Leaving.cancel(game, cards));
            case ChangeDestiny e -> {
                Value by = amounts.value(e.by());
                then((game, x, frame) -> Draw.change(game, x.event().id(), by.of(game, x)));
            }
            case CancelDestiny e ->
                    then((game, x, frame) -> Draw.cancel(game, x.event().id(), e.redraw()));
            case SubstituteDestiny e -> {
                Value value = amounts.value(e.value());
                then((game, x, frame) -> Draw.substitute(game, x.event().id(), value.of(game, x)));
            }
            case Relocate e -> relocate(e);
            case MoveTo e -> {
                var cards = filters.several(e.cards());
                Which to = filters.which(e.to());
                int slot = slots.hiddenCards();
                ask(
                        (game, x) ->
                                Ask.cards(
                                        x.player(),
                                        Prompt.of(Prompt.Key.MOVE_WHERE, x.it()),
                                        slot,
                                        Destinations.byText(
                                                game,
                                                to.all(game, x),
                                                cards.cards(game, x),
                                                e.free()),
                                        1,
                                        1));
                then(
                        (game, x, frame) -> {
                            if (frame.card(slot) != Table.NOBODY) {
                                Moves.byText(
                                        game, cards.cards(game, x), frame.card(slot), e.free());
                            }
                        });
            }
            case MoveAway e ->
                    onCards(
                            e.cards(),
                            (game, x, cards) ->
                                    Moves.away(
                                            game,
                                            cards,
                                            e.free(),
                                            e.orLost(),
                                            e.asReact(),
                                            x.player()));
            case MayMoveAgain e ->
                    onCards(e.cards(), (game, x, cards) -> Moves.again(game, cards, e.free()));
            case HitIt e -> onCards(e.cards(), (game, x, cards) -> Hits.hit(game, cards, x.it()));
            case RestoreIt e -> onCards(e.cards(), (game, x, cards) -> Hits.restore(game, cards));
            case Capture e -> {
                var cards = filters.several(e.cards());
                var escort = filters.single(e.escort());
                then(
                        (game, x, frame) ->
                                Captivity.capture(
                                        game, cards.cards(game, x), escort.card(game, x)));
            }
            case Release e ->
                    onCards(e.cards(), (game, x, cards) -> Captivity.release(game, cards));
            case Steal e -> {
                var cards = filters.several(e.cards());
                var carrier = filters.single(e.carrier());
                then(
                        (game, x, frame) ->
                                Stealing.steal(
                                        game,
                                        cards.cards(game, x),
                                        player(e.by(), x),
                                        carrier.card(game, x)));
            }
            case Exclude e ->
                    onCards(e.cards(), (game, x, cards) -> Exclusion.exclude(game, cards));
            case GoMissing e ->
                    onCards(e.cards(), (game, x, cards) -> Missing.goMissing(game, cards));
            case BreakCover e ->
                    onCards(
                            e.cards(),
                            (game, x, cards) ->
                                    Undercover.breakCover(game, x.player(), cards, x.it()));
            case GoUndercover e ->
                    onCards(e.cards(), (game, x, cards) -> Undercover.goUnder(game, cards));
            case Crash e -> onCards(e.cards(), (game, x, cards) -> Crashing.crash(game, cards));
            case Disarm e ->
                    onCards(
                            e.cards(),
                            (game, x, cards) -> Disarming.disarm(game, x.player(), cards, x.it()));
            case LookAt e -> {
                Value count = amounts.value(e.count());
                then(
                        (game, x, frame) ->
                                Piles.look(
                                        game,
                                        player(e.viewer(), x),
                                        player(e.whose(), x),
                                        Zone.of(e.pile()),
                                        count.of(game, x),
                                        e.toBoth()));
            }
            case Shuffle e ->
                    then(
                            (game, x, frame) ->
                                    forEach(
                                            game,
                                            e.whose(),
                                            x,
                                            p -> Piles.shuffle(game, p, Zone.of(e.pile()))));
            case Recirculate e ->
                    then(
                            (game, x, frame) ->
                                    forEach(
                                            game,
                                            e.whose(),
                                            x,
                                            p -> Recirculation.recirculate(game, p)));
            case AttachTo e -> {
                var cards = filters.several(e.cards());
                var host = filters.single(e.host());
                then(
                        (game, x, frame) ->
                                Stacking.attach(game, cards.cards(game, x), host.card(game, x)));
            }
            case AimAt e -> {
                FilterCompiler.Several cards =
                        e.card().map(filters::several).orElse((game, x) -> Frame.NONE);
                then(
                        (game, x, frame) -> {
                            int[] aimed = cards.cards(game, x);
                            game.table()
                                    .setAim(x.it(), aimed.length == 0 ? Table.NOBODY : aimed[0]);
                        });
            }
            case StackOn e -> {
                var cards = filters.several(e.cards());
                var host = filters.single(e.host());
                then(
                        (game, x, frame) ->
                                Stacking.stack(
                                        game,
                                        cards.cards(game, x),
                                        host.card(game, x),
                                        e.faceDown()));
            }
            case ReturnToTable e -> {
                var cards = filters.several(e.cards());
                Which to = filters.which(e.to());
                then(
                        (game, x, frame) -> {
                            int[] places = to.all(game, x);
                            if (places.length > 0) {
                                Stacking.returnTo(game, cards.cards(game, x), places[0]);
                            }
                        });
            }
            case EndBattle e -> then((game, x, frame) -> game.cancel(game.battle().id()));
            case Retarget e -> {
                var to = filters.several(e.to());
                then(
                        (game, x, frame) -> {
                            int[] cards = to.cards(game, x);
                            if (cards.length > 0) {
                                Fire.retarget(game, x.event().id(), cards[0]);
                            }
                        });
            }
            case FireWeapon e -> {
                var weapons = filters.several(e.weapon());
                Value added = amounts.value(e.added());
                then(
                        (game, x, frame) ->
                                Fire.byText(
                                        game,
                                        x.player(),
                                        weapons.cards(game, x),
                                        e.free(),
                                        added.of(game, x),
                                        x.it()));
            }
            case FireTogether e -> {
                var weapons = filters.several(e.weapons());
                var target = filters.single(e.target());
                then(
                        (game, x, frame) ->
                                Fire.together(
                                        game,
                                        x.player(),
                                        weapons.cards(game, x),
                                        target.card(game, x)));
            }
        }
    }

    // ---- asking

    private interface Asks {
        Ask ask(Game game, Context context);
    }

    private void ask(Asks asks) {
        ops.add(
                (game, frame) -> {
                    game.push(frame.next());
                    game.push(asks.ask(game, Context.of(frame)));
                });
    }

    private void relocate(Relocate e) {
        var cards = filters.several(e.cards());
        Which to = filters.which(e.to());
        int slot = slots.hiddenCards();
        ask(
                (game, x) ->
                        Ask.cards(
                                x.player(),
                                Prompt.of(Prompt.Key.MOVE_WHERE, x.it()),
                                slot,
                                Destinations.relocating(
                                        game, to.all(game, x), cards.cards(game, x)),
                                1,
                                1));
        then(
                (game, x, frame) -> {
                    if (frame.card(slot) != Table.NOBODY) {
                        Moves.relocate(game, cards.cards(game, x), frame.card(slot));
                    }
                });
    }

    // ---- branches

    /** An operation that goes on elsewhere; where is filled in once it is known. */
    private int[] jumpHere() {
        int[] to = {-1};
        ops.add((game, frame) -> game.push(frame.jump(to[0])));
        return to;
    }

    private void addAll(List<Effect> effects) {
        effects.forEach(this::add);
    }

    private void branch(Branch e) {
        var ends = new ArrayList<int[]>();
        for (Branch.If branch : e.branches()) {
            Check check = conditions.check(branch.when());
            int[] otherwise = {-1};
            ops.add(
                    (game, frame) ->
                            game.push(
                                    check.holds(game, Context.of(frame))
                                            ? frame.next()
                                            : frame.jump(otherwise[0])));
            addAll(branch.then());
            ends.add(jumpHere());
            otherwise[0] = ops.size();
        }
        addAll(e.otherwise());
        ends.forEach(end -> end[0] = ops.size());
    }

    private void chooseOne(ChooseOne e) {
        int slot = slots.hiddenNumber();
        ask(
                (game, x) ->
                        Ask.option(
                                player(e.who(), x),
                                Prompt.of(Prompt.Key.OPTION, x.it()),
                                slot,
                                e.options().size()));
        var starts = new int[e.options().size()];
        ops.add((game, frame) -> game.push(frame.jump(starts[(int) frame.numbers()[slot]])));
        var ends = new ArrayList<int[]>();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = ops.size();
            addAll(e.options().get(i));
            ends.add(jumpHere());
        }
        ends.forEach(end -> end[0] = ops.size());
    }

    private void yesOrNo(int slot, List<Effect> then, List<Effect> otherwise) {
        int[] no = {-1};
        ops.add(
                (game, frame) ->
                        game.push(frame.numbers()[slot] == 0 ? frame.next() : frame.jump(no[0])));
        addAll(then);
        int[] end = jumpHere();
        no[0] = ops.size();
        addAll(otherwise);
        end[0] = ops.size();
    }

    private void may(May e) {
        int slot = slots.hiddenNumber();
        ask(
                (game, x) ->
                        Ask.option(player(e.who(), x), Prompt.of(Prompt.Key.MAY, x.it()), slot, 2));
        yesOrNo(slot, e.then(), e.otherwise());
    }

    private void mayPay(MayPay e) {
        int slot = slots.hiddenNumber();
        Value force = amounts.value(e.force());
        ops.add(
                (game, frame) -> {
                    Context x = Context.of(frame);
                    double due = force.of(game, x);
                    int payer = player(e.who(), x);
                    if (due <= ForceUse.available(game, payer)) {
                        game.push(frame.next());
                        game.push(
                                Ask.option(
                                        payer,
                                        new Prompt(Prompt.Key.MAY_PAY, x.it(), -1, due),
                                        slot,
                                        2));
                    } else {
                        game.push(frame.next().withNumber(slot, 1));
                    }
                });
        ops.add(
                (game, frame) -> {
                    Context x = Context.of(frame);
                    if (frame.numbers()[slot] == 0) {
                        ForceUse.use(game, player(e.who(), x), (int) force.of(game, x));
                    }
                    game.push(frame.next());
                });
        yesOrNo(slot, e.then(), e.otherwise());
    }

    private void forEach(ForEach e) {
        var cards = filters.several(e.cards());
        int all = slots.hiddenCards();
        int one = slots.card(e.name());
        int at = slots.hiddenNumber();
        ops.add(
                (game, frame) ->
                        game.push(
                                frame.next()
                                        .withCards(all, cards.cards(game, Context.of(frame)))
                                        .withNumber(at, 0)));
        int loop = ops.size();
        int[] end = {-1};
        ops.add(
                (game, frame) -> {
                    int index = (int) frame.numbers()[at];
                    int[] found = frame.cards()[all];
                    game.push(
                            index < found.length
                                    ? frame.next()
                                            .withCards(one, found[index])
                                            .withNumber(at, index + 1)
                                    : frame.jump(end[0]));
                });
        addAll(e.effects());
        ops.add((game, frame) -> game.push(frame.jump(loop)));
        end[0] = ops.size();
    }
}
