package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Magnetic Suction Tube of both sides. */
class MagneticSuctionTubeTest {
    private static final String INSIDE = "Sandcrawler: Loading Bay";
    private static final String ROOF = "Sandcrawler: Plain Roof";

    private static Card plainCrawler(Side side, int id) {
        return Kinds.transportVehicle(mine(side), side, "0_" + id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .armor(3)
                .landspeed(1)
                .forfeit(2)
                .icons(Icon.PILOT)
                .permanentPilot(1)
                .is(Trait.SANDCRAWLER, Trait.ENCLOSED)
                .carries(Capacity.passengers(4))
                .says();
    }

    private static final Card ROOF_SITE =
            Kinds.site("Sandcrawler", "Plain Roof", LIGHT, "0_3")
                    .force(0, 0)
                    .icons(Icon.EXTERIOR, Icon.VEHICLE_SITE)
                    .done();

    private static Position desert() {
        return tableWith(plainCrawler(LIGHT, 1), plainCrawler(DARK, 2), ROOF_SITE);
    }

    private static String mine(Side side) {
        return side == LIGHT ? "Light Crawler" : "Dark Crawler";
    }

    private static String tube(Side side) {
        return side.word().toLowerCase(Locale.ROOT) + " Magnetic Suction Tube";
    }

    private static Position crawler(Side side, int destiny, String... more) {
        return desert().at(BAY, mine(side), "Stormtrooper", "C-3PO")
                .at(BAY, more)
                .at(FARM, "Darth Vader")
                .aboard(mine(side), side == LIGHT ? "Rebel Trooper" : "Sandtrooper")
                .on(mine(side), tube(side))
                .nextDestiny(side, destiny);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Stormtrooper, 2, true",
        "LIGHT, Stormtrooper, 1, false",
        "LIGHT, C-3PO, 1, true",
        "LIGHT, C-3PO, 0, false",
        "DARK, Stormtrooper, 2, true",
        "DARK, Stormtrooper, 1, false",
        "DARK, C-3PO, 1, true",
        "DARK, C-3PO, 0, false"
    })
    void whoIsSuckedUpGoesToTheUsedPile(Side side, String target, int destiny, boolean gone) {
        var scene = crawler(side, destiny).turn(side, Phase.CONTROL);
        scene.use(tube(side));
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Stormtrooper", "C-3PO (See-Threepio)");
        scene.choose(target).passResponses();
        assertThat(scene.isOnTable(target)).isEqualTo(!gone);
        scene.passUntil(side).mayNot("use " + tube(side));
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1, true", "LIGHT, 2, false", "DARK, 1, true", "DARK, 2, false"})
    void orIntoTheSandcrawler(Side side, int option, boolean inside) {
        var scene =
                crawler(side, 5)
                        .site(INSIDE, LIGHT)
                        .aimed(INSIDE, mine(side))
                        .turn(side, Phase.CONTROL);
        scene.use(tube(side)).at("Stormtrooper").passResponses();
        scene.option(option).passResponses();
        assertThat(scene.isOnTable("Stormtrooper")).isEqualTo(inside);
        if (inside) {
            assertThat(scene.locationOf("Stormtrooper")).isEqualTo(INSIDE);
        } else {
            assertThat(scene.used(DARK)).contains("Stormtrooper");
        }
    }

    /** Who may not move is not taken inside either: for him nothing else is left to choose. */
    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Guard, 2", "DARK, Imperial Trooper Guard, 2"})
    void whoMayNotMoveGoesToTheUsedPileOnly(Side side, String guard, int destiny) {
        var scene =
                crawler(side, destiny, guard)
                        .site(INSIDE, LIGHT)
                        .aimed(INSIDE, mine(side))
                        .turn(side, Phase.CONTROL);
        scene.use(tube(side)).at(guard).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        assertThat(scene.used(side)).contains(guard);
    }

    /** Beside the hold there is a roof, and another sandcrawler has a hold too. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void notOntoItsRoofNorIntoAnother(Side side) {
        String other = "Sandcrawler: Droid Junkheap";
        var position =
                crawler(side, 5, mine(side.opposite()))
                        .site(other, DARK)
                        .aimed(other, mine(side.opposite()))
                        .site(ROOF, LIGHT)
                        .aimed(ROOF, mine(side));
        var closed = position.turn(side, Phase.CONTROL);
        closed.use(tube(side)).at("Stormtrooper").passResponses();
        assertThat(closed.used(DARK)).contains("Stormtrooper");
        var scene =
                crawler(side, 5, mine(side.opposite()))
                        .site(other, DARK)
                        .aimed(other, mine(side.opposite()))
                        .site(ROOF, LIGHT)
                        .aimed(ROOF, mine(side))
                        .site(INSIDE, LIGHT)
                        .aimed(INSIDE, mine(side))
                        .turn(side, Phase.CONTROL);
        scene.use(tube(side)).at("Stormtrooper").passResponses();
        scene.option(1).passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(INSIDE);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itDeploysOnYourSandcrawlerOnly(Side side) {
        String speeder = side == LIGHT ? "Luke's X-34 Landspeeder" : "Ubrikkian 9000 Z001";
        var scene =
                desert().at(BAY, mine(side), mine(side.opposite()), speeder)
                        .hand(side, tube(side))
                        .turn(side, Phase.DEPLOY);
        scene.deploy(tube(side)).passResponses();
        assertThat(scene.hostOf(tube(side))).isEqualTo(mine(side));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itWorksInYourControlPhaseOnly(Side side) {
        crawler(side, 5).turn(side, Phase.DEPLOY).mayNot("use " + tube(side));
        crawler(side, 5).turn(side.opposite(), Phase.CONTROL).pass().mayNot("use " + tube(side));
    }

    @Test
    void lightsSandcrawlerCarriesItToo() {
        var scene = desert().at(BAY, "Sandcrawler").hand(LIGHT, tube(LIGHT));
        var played = scene.turn(LIGHT, Phase.DEPLOY).deploy(tube(LIGHT)).passResponses();
        assertThat(played.hostOf(tube(LIGHT))).isEqualTo("Sandcrawler");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void withoutARoomInsideThereIsNothingToChoose(Side side) {
        var scene = crawler(side, 5).turn(side, Phase.CONTROL);
        scene.use(tube(side)).at("Stormtrooper").passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        assertThat(scene.used(DARK)).contains("Stormtrooper");
    }
}
