package holosite.bots.rookie;

import holosite.language.ability.Action;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.effect.PlayFromHere;
import holosite.rules.decision.Act;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import java.util.Comparator;
import java.util.Optional;

/** What to begin in a phase or in the weapons segment of a battle. */
final class PhaseActScorer implements ActScorer {
    private static final double LIKELY = 50;

    /** Cards left in the Reserve Deck to draw destiny from. */
    private static final int FOR_DESTINY = 3;

    private static final int FULL_HAND = 8;

    private static final int LAST_LIFE_FORCE = 5;

    /** Turns after which neither side is going to win by itself. */
    private static final int ENDLESS = 300;

    private final Situation situation;
    private final RookieMemory memory;
    private final DeployScores deploying;
    private final MoveScores moving;

    PhaseActScorer(Situation situation, RookieMemory memory) {
        this.situation = situation;
        this.memory = memory;
        this.deploying = new DeployScores(situation);
        this.moving = new MoveScores(situation);
    }

    @Override
    public double score(Question.ActChoice choice) {
        return switch (choice.act()) {
            case Act.Activate _ -> activate();
            case Act.ForceDrain _ -> drain(choice);
            case Act.Deploy _ -> deploying.score(choice.card());
            case Act.DeployTogether _ -> deploying.together(choice.card());
            case Act.Play _, Act.UseText _ -> text(choice);
            case Act.Battle _ -> battle(choice);
            case Act.CreatureAttack _ -> creatureAttacks(choice);
            case Act.Attack _ -> attack(choice);
            case Act.Move _ -> moving.score(choice.card());
            case Act.TakeOff _ -> moving.takeOff(choice.card());
            case Act.BombingRun _ -> moving.bombingRun(choice.card());
            case Act.Land _ -> moving.land(choice.card());
            case Act.Shuttle _ -> moving.shuttle(choice.card());
            case Act.ShuttleOthers _ -> -1;
            case Act.DockingBayTransit _ -> new TransitScores(situation).score(choice.card());
            case Act.Disembark _ -> moving.disembark(choice.card());
            case Act.Transfer _ -> new TransferScorer(situation).score(choice.card());
            case Act.ReplacePersona _ -> new ReplacementScores(situation).score(choice.card());
            case Act.Embark _ -> embark(choice);
            case Act.Draw _ -> draw();
            case Act.Fire _, Act.FormSearchParty _ -> LIKELY;
            case Act.Automatic _, Act.Forfeit _, Act.LoseForce _, Act.Imprison _ -> 1;
            // moving about on board and leaving a holosite are left to better players
            case Act.ChangeSeats _,
                    Act.ReturnFromHolosite _,
                    Act.ShipDocking _,
                    Act.TakePrisoner _,
                    Act.MoveAsReact _,
                    Act.MoveAwayAsReact _,
                    Act.DeployAsReact _,
                    Act.DeployTogetherAsReact _ ->
                    -1;
        };
    }

    /** All the Force there is, but for a few cards to draw destiny from. */
    private double activate() {
        boolean plenty = situation.view().own().reserveDeck() > FOR_DESTINY;
        return plenty || situation.force() < 3 || endless() ? LIKELY : -1;
    }

    private double drain(Question.ActChoice choice) {
        return situation
                .place(choice.card())
                .map(place -> place.drain(situation.me()))
                .map(drain -> drain > 0 ? LIKELY + drain : -1)
                .orElse(LIKELY);
    }

    /**
     * Battles where the totals, including destinies, promise a win. If both sides have been too
     * weak to end the game for long, the Force is spent on ending it instead.
     */
    private double battle(Question.ActChoice choice) {
        if (endless()) {
            return -1;
        }
        return situation.place(choice.card()).map(place -> promise(place) - 1).orElse(-1.0);
    }

    /** A creature that would rather attack us is left alone as long as the rules allow. */
    private double creatureAttacks(Question.ActChoice choice) {
        return situation.place(choice.card()).map(new CreatureScores(situation)::at).orElse(-1.0);
    }

    /** Attack a creature that we can beat and that does us harm. */
    private double attack(Question.ActChoice choice) {
        var placed = situation.placed(choice.card());
        if (placed.isEmpty() || placed.get().place().isEmpty()) {
            return -1;
        }
        var beasts = new CreatureScores(situation);
        PlaceView place = placed.get().place().get();
        boolean harmful = !situation.mine(placed.get().card()) || beasts.at(place) < 0;
        return harmful ? beasts.edge(place, placed.get().card()) : -1;
    }

    private double promise(PlaceView place) {
        double edge = LocationProspect.of(place, situation).edge();
        return edge + armed(place) * 1.5;
    }

    private long armed(PlaceView place) {
        return place.cards().stream()
                .filter(situation::mine)
                .flatMap(card -> card.on().stream())
                .filter(on -> situation.printed(on).is(CardType.WEAPON))
                .count();
    }

    private double embark(Question.ActChoice choice) {
        return situation
                .placed(choice.card())
                .filter(placed -> placed.host().isEmpty())
                .filter(placed -> situation.printed(placed.card()).has(Icon.PILOT))
                .flatMap(this::emptyVessel)
                .orElse(-1.0);
    }

    /** A vehicle without a driver needs one; a landed ship only if it is to take off. */
    private Optional<Double> emptyVessel(PlacedCard pilot) {
        return pilot.place().stream()
                .flatMap(place -> place.cards().stream())
                .filter(card -> DeployScores.isIdle(situation, card))
                .map(
                        card ->
                                situation.printed(card).is(CardType.STARSHIP)
                                        ? moving.boardAndLift(pilot, card)
                                        : 2.0)
                .max(Comparator.naturalOrder());
    }

    /**
     * Draws up to a hand worth choosing from, with a little Force left for the opponent's turn. A
     * player with more Force than he can spend wants more cards to spend it on, but does not empty
     * his own deck, unless the game would never end otherwise.
     */
    private double draw() {
        if (endless()) {
            return 1;
        }
        var own = situation.view().own();
        int wanted = FULL_HAND + Math.max(0, (situation.force() - FULL_HAND) / 3);
        boolean affordable =
                situation.force() > deploying.kept() && own.lifeForce() > LAST_LIFE_FORCE;
        return affordable ? wanted - own.handSize() : -1;
    }

    private boolean endless() {
        return situation.view().turn() > ENDLESS;
    }

    private double text(Question.ActChoice choice) {
        if (memory.times(choice) > 0 || memory.isInVain(choice)) {
            return -1;
        }
        if (choice.said().filter(PhaseActScorer::playsFromUnder).isPresent()) {
            return situation
                    .placed(choice.card())
                    .map(placed -> new ShieldScorer(situation).under(placed.card()))
                    .orElse(-1.0);
        }
        double worth =
                choice.said().map(action -> TextScores.ofText(situation, action)).orElse(0.0);
        return choice.act() instanceof Act.Play ? worth - ResponseScorer.AN_INTERRUPT : worth - 0.2;
    }

    private static boolean playsFromUnder(Action action) {
        return action.effects().stream().anyMatch(PlayFromHere.class::isInstance);
    }
}
