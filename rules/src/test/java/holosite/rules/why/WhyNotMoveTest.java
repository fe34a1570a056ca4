package holosite.rules.why;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Glossary;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.DeployTarget;
import holosite.rules.kit.Position;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.tell.ObjectionWords;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why a card may not go there: for every way of moving, in both languages, with its entry. */
class WhyNotMoveTest {
    private static final String BAY_327 = "Death Star: Docking Bay 327";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    /** What a card cannot do, and why. */
    record Case(String name, Position position, Side side, String card, String to, Refusal why) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Case dark(String name, Position position, String card, String to, Refusal why) {
        return new Case(name, position, DARK, card, to, why);
    }

    private static Case light(String name, Position position, String card, String to, Refusal why) {
        return new Case(name, position, LIGHT, card, to, why);
    }

    private static Position trooperAt(String site) {
        return table().at(site, "Stormtrooper").force(DARK, 5);
    }

    private static Stream<Case> moves() {
        return Stream.of(
                // landspeed
                dark(
                        "walking to another world",
                        trooperAt(CANTINA).site(BAY_327, DARK),
                        "Stormtrooper",
                        BAY_327,
                        Refusal.NO_WAY),
                dark(
                        "walking too far",
                        trooperAt(CANTINA).site(BAY, DARK).site(MOS_EISLEY, DARK),
                        "Stormtrooper",
                        MOS_EISLEY,
                        Refusal.TOO_FAR),
                dark(
                        "walking without Force",
                        table().at(CANTINA, "Stormtrooper").site(BAY, DARK),
                        "Stormtrooper",
                        BAY,
                        Refusal.NOT_ENOUGH_FORCE),
                dark(
                        "walking twice",
                        trooperAt(CANTINA).site(BAY, DARK).moved("Stormtrooper"),
                        "Stormtrooper",
                        BAY,
                        Refusal.ALREADY_MOVED),
                dark(
                        "walking while missing",
                        trooperAt(CANTINA).site(BAY, DARK).missing("Stormtrooper"),
                        "Stormtrooper",
                        BAY,
                        Refusal.INACTIVE),
                dark(
                        "walking into space",
                        trooperAt(CANTINA).system("Tatooine", DARK),
                        "Stormtrooper",
                        "Tatooine",
                        Refusal.SITES_ONLY),
                light(
                        "driving without a driver",
                        table().at(FARM, SPEEDER).site(MOS_EISLEY, DARK).force(LIGHT, 5),
                        SPEEDER,
                        MOS_EISLEY,
                        Refusal.NO_DRIVER),
                light(
                        "flying a vehicle without a pilot",
                        table().at(FARM, "Rogue 1").site(MOS_EISLEY, DARK).force(LIGHT, 5),
                        "Rogue 1",
                        MOS_EISLEY,
                        Refusal.UNPILOTED),
                light(
                        "driving indoors",
                        table().at(BAY, SPEEDER)
                                .pilot(SPEEDER, "Han Solo")
                                .site(CANTINA, DARK)
                                .force(LIGHT, 5),
                        SPEEDER,
                        CANTINA,
                        Refusal.EXTERIOR_ONLY),
                // hyperspeed and sectors
                light(
                        "hyperspeed without a pilot",
                        table().at("Tatooine", "Red 5").system("Hoth", DARK).force(LIGHT, 5),
                        "Red 5",
                        "Hoth",
                        Refusal.UNPILOTED),
                dark(
                        "hyperspeed without any",
                        table().at("Tatooine", "TIE Fighter").system("Hoth", DARK).force(DARK, 5),
                        "TIE Fighter",
                        "Hoth",
                        Refusal.NO_HYPERSPEED),
                dark(
                        "hyperspeed too far",
                        table().at("Tatooine", "Executor").system("Alderaan", LIGHT).force(DARK, 5),
                        "Executor",
                        "Alderaan",
                        Refusal.TOO_MANY_PARSECS),
                dark(
                        "a capital starship on the ground",
                        table().at("Tatooine", "Executor").site(BAY, DARK).force(DARK, 5),
                        "Executor",
                        BAY,
                        Refusal.IN_SPACE_ONLY),
                dark(
                        "a sector beyond the next",
                        table().at("Anoat", "Executor")
                                .locationOf("Anoat", "Asteroid Field", DARK)
                                .locationOf("Anoat", "Asteroid Field", DARK)
                                .force(DARK, 5),
                        "Executor",
                        "Asteroid Field#2",
                        Refusal.SECTOR_TOO_FAR),
                // landing and taking off
                dark(
                        "a TIE landing in the open",
                        table().at("Tatooine", "TIE Fighter").site(FARM, DARK).force(DARK, 5),
                        "TIE Fighter",
                        FARM,
                        Refusal.DOCKING_BAYS_ONLY),
                light(
                        "landing indoors",
                        table().at("Tatooine", "X-wing").site(CANTINA, DARK).force(LIGHT, 5),
                        "X-wing",
                        CANTINA,
                        Refusal.EXTERIOR_ONLY),
                light(
                        "landing elsewhere",
                        table().at("Tatooine", "X-wing").site(ECHO_BAY, LIGHT).force(LIGHT, 5),
                        "X-wing",
                        ECHO_BAY,
                        Refusal.NO_WAY),
                dark(
                        "landing under the shield",
                        table().at("Hoth", "TIE Fighter")
                                .site(ECHO_BAY, LIGHT)
                                .site(GENERATORS, LIGHT)
                                .force(DARK, 5),
                        "TIE Fighter",
                        ECHO_BAY,
                        Refusal.ENERGY_SHIELD),
                light(
                        "taking off with nobody at the controls",
                        table().at(FARM, "Red 5").system("Tatooine", DARK).force(LIGHT, 5),
                        "Red 5",
                        "Tatooine",
                        Refusal.UNPILOTED),
                light(
                        "a landed ship from site to site",
                        table().at(FARM, "X-wing").site(MOS_EISLEY, DARK).force(LIGHT, 5),
                        "X-wing",
                        MOS_EISLEY,
                        Refusal.LANDED),
                // docking bay transit
                dark(
                        "transit under the shield",
                        trooperAt(BAY).site(ECHO_BAY, LIGHT).site(GENERATORS, LIGHT),
                        "Stormtrooper",
                        ECHO_BAY,
                        Refusal.ENERGY_SHIELD),
                dark(
                        "transit without Force",
                        table().at(BAY, "Stormtrooper").site(BAY_327, DARK),
                        "Stormtrooper",
                        BAY_327,
                        Refusal.NOT_ENOUGH_FORCE),
                // shuttling
                dark(
                        "shuttling to a ship elsewhere",
                        trooperAt(FARM).at("Hoth", "Executor"),
                        "Stormtrooper",
                        "Executor",
                        Refusal.SHIP_ELSEWHERE),
                dark(
                        "shuttling from indoors",
                        trooperAt(CANTINA).at("Tatooine", "Executor"),
                        "Stormtrooper",
                        "Executor",
                        Refusal.NO_SHUTTLES),
                dark(
                        "shuttling without Force",
                        table().at(FARM, "Stormtrooper").at("Tatooine", "Executor"),
                        "Stormtrooper",
                        "Executor",
                        Refusal.NOT_ENOUGH_FORCE),
                // getting in and out
                light(
                        "boarding from elsewhere",
                        table().at(FARM, SPEEDER).at(MOS_EISLEY, "Rebel Trooper"),
                        "Rebel Trooper",
                        SPEEDER,
                        Refusal.NOT_BESIDE),
                light(
                        "boarding what is full",
                        table().at(FARM, "Red 5", "Rebel Trooper"),
                        "Rebel Trooper",
                        "Red 5",
                        Refusal.NO_ROOM),
                dark(
                        "boarding the opponent's",
                        table().at(FARM, SPEEDER, "Stormtrooper"),
                        "Stormtrooper",
                        SPEEDER,
                        Refusal.NOT_YOUR_SHIP),
                light(
                        "getting out in space",
                        table().at("Tatooine", "Corellian Corvette")
                                .passenger("Corellian Corvette", "Rebel Trooper"),
                        "Rebel Trooper",
                        "Tatooine",
                        Refusal.NOWHERE_TO_STEP_OUT),
                light(
                        "leaving a hold with nobody at the controls",
                        table().at("Tatooine", "Home One").cargo("Home One", "Red 5"),
                        "Red 5",
                        "Tatooine",
                        Refusal.UNPILOTED),
                light(
                        "walking away from aboard",
                        table().at(FARM, SPEEDER)
                                .passenger(SPEEDER, "Rebel Trooper")
                                .site(MOS_EISLEY, DARK)
                                .force(LIGHT, 5),
                        "Rebel Trooper",
                        MOS_EISLEY,
                        Refusal.ABOARD));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void theRuleIsTold(Case one) {
        var scene = one.position().turn(one.side(), Phase.MOVE);
        var found =
                scene.game()
                        .why()
                        .notMove(one.side(), scene.card(one.card()), scene.card(one.to()));

        assertThat(found.stream().map(Objection::refusal)).containsExactly(one.why());
        told(found);
    }

    /** Each objection is a sentence of its own in both languages; an entry it names exists. */
    private static void told(List<Objection> found) {
        for (Objection objection : found) {
            String english = new ObjectionWords(Language.EN).sentence(objection);
            String french = new ObjectionWords(Language.FR).sentence(objection);
            assertThat(english).matches("\\p{Lu}.*\\.");
            assertThat(french).matches("\\p{Lu}.*\\.").isNotEqualTo(english);
            if (!objection.entry().isEmpty()) {
                assertThat(Glossary.get().entry(objection.entry())).isPresent();
            }
        }
    }

    @Test
    void gettingInIsNoRegularMoveAndTheMomentIsToldToo() {
        var position = table().at(FARM, SPEEDER, "Rebel Trooper").moved("Rebel Trooper");
        var scene = position.turn(LIGHT, Phase.MOVE);
        int trooper = scene.card("Rebel Trooper");
        int speeder = scene.card(SPEEDER);
        assertThat(scene.game().why().notMove(LIGHT, trooper, speeder)).isEmpty();

        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(
                        scene.game().why().notMove(LIGHT, trooper, speeder).stream()
                                .map(Objection::refusal))
                .containsExactly(Refusal.MOVE_PHASE_ONLY);
    }

    @Test
    void aCardThatForbidsItIsNamed() {
        var scene =
                table().at(BAY_327, "Stormtrooper")
                        .at("Home One: Docking Bay", "Rebel Trooper")
                        .force(DARK, 20)
                        .turn(DARK, Phase.MOVE);
        var found =
                scene.game()
                        .why()
                        .notMove(
                                DARK,
                                scene.card("Stormtrooper"),
                                scene.card("Home One: Docking Bay"));

        assertThat(found.getFirst().refusal()).isEqualTo(Refusal.FORBIDDEN_BY_CARD);
        assertThat(new ObjectionWords(Language.EN).sentence(found.getFirst()))
                .isEqualTo("Home One: Docking Bay forbids it.");
        assertThat(new ObjectionWords(Language.FR).sentence(found.getFirst()))
                .isEqualTo("Home One: Docking Bay l'interdit.");
    }

    // ---- deploying

    private static Stream<Case> deployments() {
        return Stream.of(
                dark(
                        "a character in space",
                        table().system("Tatooine", DARK).hand(DARK, "Stormtrooper").force(DARK, 9),
                        "Stormtrooper",
                        "Tatooine",
                        Refusal.NOT_DEPLOYED_THERE),
                light(
                        "neither presence nor icon",
                        table().site(CANTINA, DARK)
                                .site("Executor: Comm Station", DARK)
                                .hand(LIGHT, "Rebel Trooper")
                                .force(LIGHT, 9),
                        "Rebel Trooper",
                        "Executor: Comm Station",
                        Refusal.NO_PRESENCE_OR_ICON),
                dark(
                        "under the shield",
                        table().at(ECHO_BAY, "Darth Vader")
                                .site(GENERATORS, LIGHT)
                                .hand(DARK, "Stormtrooper")
                                .force(DARK, 9),
                        "Stormtrooper",
                        ECHO_BAY,
                        Refusal.ENERGY_SHIELD),
                light(
                        "no seat left",
                        table().at(FARM, "Red 5").hand(LIGHT, "Rebel Trooper").force(LIGHT, 9),
                        "Rebel Trooper",
                        "Red 5",
                        Refusal.NO_ROOM),
                light(
                        "only elsewhere",
                        table().at(CANTINA, "Rebel Trooper")
                                .hand(LIGHT, "Princess Leia")
                                .force(LIGHT, 9),
                        "Princess Leia",
                        CANTINA,
                        Refusal.DEPLOYS_ONLY_ELSEWHERE),
                light(
                        "a starship without a pilot",
                        table().system("Tatooine", LIGHT).hand(LIGHT, "Red 5").force(LIGHT, 9),
                        "Red 5",
                        "Tatooine",
                        Refusal.NEEDS_PILOT),
                dark(
                        "too little Force",
                        table().site(CANTINA, DARK).hand(DARK, "Darth Vader").force(DARK, 1),
                        "Darth Vader",
                        CANTINA,
                        Refusal.NOT_ENOUGH_FORCE));
    }

    @ParameterizedTest
    @MethodSource("deployments")
    void theRuleAgainstADeploymentIsTold(Case one) {
        var scene = one.position().turn(one.side(), Phase.DEPLOY);
        var found =
                scene.game()
                        .why()
                        .notDeploy(
                                one.side(),
                                scene.card(one.card()),
                                DeployTarget.card(scene.card(one.to())));

        assertThat(found.stream().map(Objection::refusal)).containsExactly(one.why());
        assertThat(found.getFirst().entry()).isNotEmpty();
        told(found);
    }
}
