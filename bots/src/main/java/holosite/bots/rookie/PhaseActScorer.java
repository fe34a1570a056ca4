package holosite.bots.rookie;

import holosite.language.ability.Action;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.effect.PlayFromHere;
import holosite.rules.decision.Act;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;

import java.util.Comparator;
import java.util.Optional;

/** What to begin in a phase or in the weapons segment of a battle. */
final class PhaseActScorer implements Scorer {
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
    public double score(Question.Choice choice) {
        return switch (choice.act()) {
            case ACTIVATE -> activate();
            case FORCE_DRAIN -> drain(choice);
            case DEPLOY -> deploying.score(choice.card());
            case DEPLOY_TOGETHER -> deploying.together(choice.card());
            case PLAY, USE_TEXT -> text(choice);
            case BATTLE -> battle(choice);
            case CREATURE_ATTACK -> creatureAttacks(choice);
            case ATTACK -> attack(choice);
            case MOVE -> moving.score(choice.card());
            case TAKE_OFF -> moving.takeOff(choice.card());
            case LAND -> moving.land(choice.card());
            case SHUTTLE -> moving.shuttle(choice);
            case DOCKING_BAY_TRANSIT -> new TransitScores(situation).score(choice.card());
            case DISEMBARK -> moving.disembark(choice.card());
            case TRANSFER -> new TransferScorer(situation).score(choice.card());
            case REPLACE_PERSONA -> new ReplacementScores(situation).score(choice.card());
            case EMBARK -> embark(choice);
            case DRAW -> draw();
            case FIRE -> LIKELY;
            case AUTOMATIC, FORFEIT, LOSE_FORCE, IMPRISON -> 1;
            // moving about on board is left to better players
            case CHANGE_SEATS,
                    SHIP_DOCKING,
                    TAKE_PRISONER,
                    MOVE_AS_REACT,
                    MOVE_AWAY_AS_REACT,
                    DEPLOY_AS_REACT,
                    DEPLOY_TOGETHER_AS_REACT ->
                    -1;
        };
    }

    /** All the Force there is, but for a few cards to draw destiny from. */
    private double activate() {
        boolean plenty = situation.view().own().reserveDeck() > FOR_DESTINY;
        return plenty || situation.force() < 3 || endless() ? LIKELY : -1;
    }

    private double drain(Question.Choice choice) {
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
    private double battle(Question.Choice choice) {
        if (endless()) {
            return -1;
        }
        return situation.place(choice.card()).map(place -> promise(place) - 1).orElse(-1.0);
    }

    /** A creature that would rather attack us is left alone as long as the rules allow. */
    private double creatureAttacks(Question.Choice choice) {
        return situation.place(choice.card()).map(new CreatureScores(situation)::at).orElse(-1.0);
    }

    /** Attack a creature that we can beat and that does us harm. */
    private double attack(Question.Choice choice) {
        var spot = situation.spot(choice.card());
        if (spot.isEmpty() || spot.get().place().isEmpty()) {
            return -1;
        }
        var beasts = new CreatureScores(situation);
        PlaceView place = spot.get().place().get();
        boolean harmful = !situation.mine(spot.get().card()) || beasts.at(place) < 0;
        return harmful ? beasts.edge(place, spot.get().card()) : -1;
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

    private double embark(Question.Choice choice) {
        return situation
                .spot(choice.card())
                .filter(spot -> spot.host().isEmpty())
                .filter(spot -> situation.printed(spot.card()).has(Icon.PILOT))
                .flatMap(this::emptyVessel)
                .orElse(-1.0);
    }

    /** A vehicle without a driver needs one; a landed ship only if it is to take off. */
    private Optional<Double> emptyVessel(Situation.Spot pilot) {
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

    private double text(Question.Choice choice) {
        if (memory.times(choice) > 0 || memory.isInVain(choice)) {
            return -1;
        }
        if (choice.said().filter(PhaseActScorer::playsFromUnder).isPresent()) {
            return situation
                    .spot(choice.card())
                    .map(spot -> new ShieldScorer(situation).under(spot.card()))
                    .orElse(-1.0);
        }
        double worth =
                choice.said().map(action -> TextScores.ofText(situation, action)).orElse(0.0);
        return choice.act() == Act.Kind.PLAY ? worth - ResponseScorer.AN_INTERRUPT : worth - 0.2;
    }

    private static boolean playsFromUnder(Action action) {
        return action.effects().stream().anyMatch(PlayFromHere.class::isInstance);
    }
}
