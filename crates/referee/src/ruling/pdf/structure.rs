//! The structure of the document: headings, lists, cells of tables and so on, for screen readers.

use pdf_writer::types::{StructRole, TableHeaderScope};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Chunk, Finish, Ref, TextStr};

/// The number of an element in its [`Structure`].
pub(super) type ElementId = usize;

/// The elements of a document.
#[derive(Clone, Debug)]
pub(super) struct Structure {
    elements: Vec<Element>,
}

#[derive(Clone, Debug)]
struct Element {
    role: StructRole,
    parent: Option<ElementId>,
    /// The description of a drawing or photo.
    alternative: Option<String>,
    children: Vec<Child>,
}

#[derive(Clone, Copy, Debug)]
enum Child {
    Element(ElementId),
    /// The marks with a number on a page.
    Marked {
        page: usize,
        number: i32,
    },
}

impl Structure {
    /// The element of the whole document.
    pub const ROOT: ElementId = 0;

    /// Creates the structure of an empty document.
    pub fn new() -> Structure {
        let root = Element {
            role: StructRole::Document,
            parent: None,
            alternative: None,
            children: Vec::new(),
        };
        Structure {
            elements: vec![root],
        }
    }

    /// Adds an element as the last child of another.
    pub fn add(&mut self, parent: ElementId, role: StructRole) -> ElementId {
        let id = self.elements.len();
        self.elements.push(Element {
            role,
            parent: Some(parent),
            alternative: None,
            children: Vec::new(),
        });
        if let Some(parent) = self.elements.get_mut(parent) {
            parent.children.push(Child::Element(id));
        }
        id
    }

    /// Adds a drawing or photo with its description.
    pub fn add_figure(&mut self, parent: ElementId, description: &str) -> ElementId {
        let id = self.add(parent, StructRole::Figure);
        if let Some(figure) = self.elements.get_mut(id) {
            figure.alternative = Some(description.to_owned());
        }
        id
    }

    /// Returns the role of an element.
    pub fn role(&self, id: ElementId) -> StructRole {
        self.elements
            .get(id)
            .map_or(StructRole::Span, |element| element.role)
    }

    /// Assigns the marks with this number on a page to an element.
    pub fn assign_marks(&mut self, id: ElementId, page: usize, number: i32) {
        if let Some(element) = self.elements.get_mut(id) {
            element.children.push(Child::Marked { page, number });
        }
    }

    /// Writes all elements, with consecutive references from `first` on.
    pub fn write(&self, chunk: &mut Chunk, root: Ref, first: Ref, pages: &[Ref]) {
        let reference = |id: ElementId| offset_ref(first, id);
        for (id, element) in self.elements.iter().enumerate() {
            let mut written = chunk.struct_element(reference(id));
            written.kind(element.role);
            written.parent(element.parent.map_or(root, reference));
            if let Some(alternative) = &element.alternative {
                written.alt(TextStr(alternative));
            }
            if element.role == StructRole::TH {
                written
                    .attributes()
                    .push()
                    .table()
                    .scope(TableHeaderScope::Column);
            }
            let mut children = written.children();
            for child in &element.children {
                match child {
                    Child::Element(id) => {
                        children.struct_element(reference(*id));
                    }
                    Child::Marked { page, number } => {
                        let mut marked = children.marked_content_ref();
                        marked.marked_content_id(*number);
                        if let Some(page) = pages.get(*page) {
                            marked.page(*page);
                        }
                    }
                }
            }
            children.finish();
        }
    }

    /// Writes the root of the tree, and the elements of the marks on every page. `marked` holds for
    /// each page the elements of its marks, by their number.
    pub fn write_root(
        &self,
        chunk: &mut Chunk,
        (root, first): (Ref, Ref),
        next: &mut Ref,
        marked: &[Vec<ElementId>],
    ) {
        // One array per page lists the elements of its marks; the tree maps each page's key to its
        // array.
        let pages: Vec<Ref> = marked.iter().map(|_| next.bump()).collect();
        for (page, elements) in pages.iter().zip(marked) {
            chunk
                .indirect(*page)
                .array()
                .items(elements.iter().map(|element| offset_ref(first, *element)));
        }
        let mut written = chunk.indirect(root).start::<StructTreeRoot<'_>>();
        written.child(offset_ref(first, Structure::ROOT));
        let mut tree = written.parent_tree();
        let mut entries = tree.nums();
        for (key, page) in (0..).zip(&pages) {
            entries.insert(key, *page);
        }
        entries.finish();
        tree.finish();
        written.parent_tree_next_key(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.elements.len()
    }
}

/// Returns the reference `steps` after another.
pub(super) fn offset_ref(first: Ref, steps: usize) -> Ref {
    let steps = i32::try_from(steps).unwrap_or(i32::MAX);
    Ref::new(first.get().saturating_add(steps))
}
